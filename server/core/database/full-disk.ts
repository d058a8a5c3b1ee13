import type { DataSource } from 'typeorm';
import { codeOf, DISK_FULL } from '../error-code.js';
import { sql } from './sql.js';
import type { Db } from './transaction.js';

const full = new WeakSet<DataSource>();

/** Remembers that the database refused something for want of room. */
export function noteFailure(source: DataSource, error: unknown): void {
  if (codeOf(error) === DISK_FULL) full.add(source);
}

/** Whether it did and has not had room since. */
export const lacksRoom = (source: DataSource): boolean => full.has(source);

export const forgetFailure = (source: DataSource): boolean => full.delete(source);

/** Rows of about 1 MB. */
export const ROWS = sql`
  with rows as materialized (select repeat(n::text, 300) from generate_series(1, 1000) n) select count(*) from rows`;

/** Fails on a full disk: with less memory than the rows need they go through a temporary file. Changes nothing. */
export async function takeRoom(db: Db, rows = ROWS): Promise<object[]> {
  await db.rows(sql`select set_config('work_mem', '64kB', true)`);
  return db.rows(rows);
}
