import type { Pool } from 'pg';
import { sql } from '../database/sql.js';
import { preparedStatement } from '../database/statement.js';

export interface JobCounts {
  /** Jobs whose time has come. */
  due: number;
  /** Seconds for which the oldest of them has waited. */
  oldestSeconds: number;
  /** Jobs that failed for the last time. */
  dead: number;
}

const COUNTS = sql`
  select count(*) filter (where attempts < max_attempts and run_at <= now())::int as due,
         coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())), 0)::float8 as oldest,
         count(*) filter (where attempts >= max_attempts)::int as dead
  from graphile_worker.jobs`;

/** The jobs of all processes. */
export async function jobCounts(pool: Pool): Promise<JobCounts> {
  const { rows } = await pool.query<[number, number, number]>(preparedStatement(COUNTS));
  const [due, oldestSeconds, dead] = rows[0]!;
  return { due, oldestSeconds, dead };
}
