import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { defineJob } from '../jobs/job.js';

const DAY_MS = 24 * 60 * 60 * 1000;

export const FORGET_RATE_LIMITS = defineJob('forget-rate-limits');

/** Deletes attempt counts a day after their window began: no window is longer. */
export async function forgetRateLimits(context: Context): Promise<void> {
  const dayAgo = new Date(context.now().getTime() - DAY_MS);
  await context.db.rows(sql`delete from rate_limit where window_start < ${dayAgo}`);
}
