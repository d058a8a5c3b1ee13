import type pg from 'pg';
import { StartupError } from '../../config/startup-errors.js';
import type { PgConfig } from '../connect.js';
import { openCopyClient } from './tables.js';

/** A table that is there while a restore has thrown away the old rows and not yet compared all new ones. */
export const MARK = 'restore_unfinished';

export async function markUnfinished(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists public.${MARK} ()`);
}

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
      throw new StartupError('A restore of this database did not finish: run npm run restore again.');
  } finally {
    await client.end();
  }
}
