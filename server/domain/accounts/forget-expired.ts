import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { defineJob } from '../../core/jobs/job.js';
import { DAY_MS } from '../../core/durations.js';

export const FORGET_EXPIRED = defineJob('forget-expired');

/** Removes sessions and e-mail tokens a day after they expired. */
export async function forgetExpired(context: Context): Promise<void> {
  const dayAgo = new Date(context.now().getTime() - DAY_MS);
  await context.db.rows(sql`delete from session where expires_at < ${dayAgo}`);
  await context.db.rows(sql`delete from email_token where expires_at < ${dayAgo}`);
}
