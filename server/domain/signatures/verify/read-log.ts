import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { pageFacts, skipOf } from '../../../core/graphql/paging.js';
import { notFound } from '../../../core/Refusal.js';
import { limitFiles } from './limit-files.js';
import type { SignatureLogDay, SignatureLogPage } from './verify.types.js';

const DAY_COLUMNS = sql`day::text, heads, root, previous_root`;

/** A page of the log, latest day first. */
export async function readLog(
  { db }: Context,
  args: { first: number; after?: string | null; skip: number },
): Promise<SignatureLogPage> {
  const skip = skipOf(args);
  const rows = await db.rows<SignatureLogDay & { total: string }>(sql`
    select ${DAY_COLUMNS}, count(*) over () as total from signature_log order by signature_log.day desc limit ${args.first} offset ${skip}`);
  return { items: rows, ...pageFacts(rows, skip) };
}

export interface LogFile extends Omit<SignatureLogDay, 'heads'> {
  /** Sorted, so that nothing tells whose they are. */
  hashes: string[];
}

/** A day of the log with its hashes, so that anybody can compute the root. `source` reads it. Throws NOT_FOUND for a day that is not in it, RATE_LIMITED. */
export async function readLogDay(context: Context, day: string, source: string): Promise<LogFile> {
  const found = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  await limitFiles(context, source);
  const entry = found
    ? await context.db.row<Omit<LogFile, 'hashes'>>(
        sql`select day::text, root, previous_root from signature_log where day = ${day}::date`,
      )
    : undefined;
  if (!entry) throw notFound('That day');
  const rows = await context.db.rows<{ hash: string }>(
    sql`select hash from signature_head where sealed_on = ${day}::date`,
  );
  return { ...entry, hashes: rows.map(({ hash }) => hash).sort() };
}
