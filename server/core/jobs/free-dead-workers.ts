import type { Pool } from 'pg';
import { sql } from '../database/sql.js';
import { preparedStatement } from '../database/statement.js';

/** Every task ends long before: each wait in it has its own timeout (15 s for a provider, 5 s for a statement). */
const free = (dead: readonly string[]) => sql`
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '2 minutes' or locked_by = any(${dead}::text[])
  ))`;

/** Releases the jobs of dead workers: graphile-worker itself waits four hours. `dead` are known to be dead. */
export async function freeDeadWorkers(pool: Pool, dead: readonly string[] = []): Promise<void> {
  await pool.query(preparedStatement(free(dead)));
}
