import type { Pool } from 'pg';
import { sql } from '../database/sql.js';
import { preparedStatement } from '../database/statement.js';

/** Every task is over long before: each wait in it has an end of its own (15 s for a provider, 5 s for a statement). */
const free = (dead: readonly string[]) => sql`
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '2 minutes' or locked_by = any(${dead}::text[])
  ))`;

/** Gives back the jobs of workers that died: graphile-worker itself waits four hours. `dead` are known to be so. */
export async function freeDeadWorkers(pool: Pool, dead: readonly string[] = []): Promise<void> {
  await pool.query(preparedStatement(free(dead)));
}
