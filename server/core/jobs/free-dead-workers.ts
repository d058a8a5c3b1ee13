import type { Pool } from 'pg';
import { sql } from '../database/sql.js';
import { preparedStatement } from '../database/statement.js';

/** Workers say this often that they live. */
export const BEAT_MS = 5000;
/** A worker that was silent this long is dead. With one more beat until somebody looks, its jobs are free within 30 s. */
const SILENT_SECONDS = 20;

const beat = (workers: readonly string[]) => sql`
  update graphile_worker._private_jobs set locked_at = now() where locked_at is not null and locked_by = any(${workers}::text[])`;

/** Rows that somebody holds are skipped: a change of several jobs must not wait for this one, nor this one for it. */
const free = (dead: readonly string[]) => sql`
  update graphile_worker._private_jobs set locked_by = null, locked_at = null where id in (
    select id from graphile_worker._private_jobs
    where locked_at is not null and (locked_at < now() - make_interval(secs => ${SILENT_SECONDS}) or locked_by = any(${dead}::text[]))
    for update skip locked)`;

/** Keeps the jobs of the living `workers`. */
export async function keepJobs(pool: Pool, workers: readonly string[]): Promise<void> {
  await pool.query(preparedStatement(beat(workers)));
}

/** Releases the jobs of dead workers: graphile-worker itself waits four hours. `dead` are known to be dead. */
export async function freeDeadWorkers(pool: Pool, dead: readonly string[] = []): Promise<void> {
  await pool.query(preparedStatement(free(dead)));
}
