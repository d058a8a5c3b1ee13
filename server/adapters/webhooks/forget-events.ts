import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { defineJob } from '../../core/jobs/job.js';
import { DAY_MS } from '../../core/durations.js';

/** Providers repeat an event for hours, not for weeks. */
const EVENT_DAYS = 14;

export const FORGET_EVENTS = defineJob('forget-provider-events');

/** Deletes records of providers' events that are no longer repeated. */
export async function forgetEvents(context: Context): Promise<void> {
  const oldest = new Date(context.now().getTime() - EVENT_DAYS * DAY_MS);
  await context.db.rows(sql`delete from provider_event where at < ${oldest}`);
}
