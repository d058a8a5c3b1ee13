import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { defineJob } from './job.js';

export const FORGET_DEAD_JOBS = defineJob('forget-dead-jobs');

/** Deletes jobs that failed for good a week ago. Until then they are there for the operator to look at. */
export async function forgetDeadJobs(context: Context): Promise<void> {
  await context.db.rows(sql`select graphile_worker.forget_dead()`);
}
