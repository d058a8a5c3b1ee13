import type { Pool } from 'pg';

/** Every task is over long before: each wait in it has an end of its own (15 s for a provider, 5 s for a statement). */
const FREE = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '2 minutes' or locked_by = any($1)
  ))`;

/** Gives back the jobs of workers that died: graphile-worker itself waits four hours. `dead` are known to be so. */
export async function freeDeadWorkers(pool: Pool, dead: readonly string[] = []): Promise<void> {
  await pool.query(FREE, [dead]);
}
