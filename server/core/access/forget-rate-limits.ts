import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { defineJob } from '../jobs/job.js';
import { LONGEST_WINDOW_MS } from './rate-limit.js';

export const FORGET_RATE_LIMITS = defineJob('forget-rate-limits');

/** Deletes attempt counts whose window is over, whichever it was. */
export async function forgetRateLimits(context: Context): Promise<void> {
  const oldest = new Date(context.now().getTime() - LONGEST_WINDOW_MS);
  await context.db.rows(sql`delete from rate_limit where window_start < ${oldest}`);
}
