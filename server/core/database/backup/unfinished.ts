import type pg from 'pg';
import { StartupError } from '../../config/startup-errors.js';
import { isDiskFull } from '../../error-code.js';
import type { PgConfig } from '../connect.js';
import { openCopyClient } from './tables.js';

/** A table that is there while a restore has thrown away the old rows and not yet compared all new ones. */
export const MARK = 'restore_unfinished';

export async function clearMark(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table public.${MARK}`);
}

export async function isUnfinished(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mark: string | null }>(`select to_regclass('public.${MARK}')::text as mark`);
  return rows[0]!.mark !== null;
}

/** Throws a StartupError: a shop that is empty or restored in part must neither open nor be backed up. */
export async function refuseUnfinished(owner: PgConfig): Promise<void> {
  const client = await openCopyClient(owner);
  try {
    if (await isUnfinished(client))
      throw new StartupError('A restore of this database is not finished: wait for it, or run npm run restore again.');
  } finally {
    await client.end();
  }
}

/** What ended a restore before the mark was set, in sentences; if the connection broke meanwhile, it may be set all the same. */
export const explainNothingRestored = (error: unknown): StartupError =>
  new StartupError(`${reasonOf(error)} Nothing was restored: run it again.`);

/** What ended a restore after the mark was set, in sentences. */
export const explainUnfinished = (error: unknown): StartupError =>
  new StartupError(
    `${reasonOf(error)} The restore is not finished, and Greeter does not start before it is: run it again.`,
  );

function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return 'The disk is full.';
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
