import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineJob, enqueueOnceSql } from '../../../core/jobs/job.js';

/** Offers freed times to those who wait for one. `after`: the id of the last one who was looked at. */
export const OFFER_FREED_TIMES = defineJob<{ after?: string }>('offer-freed-times');

/** Whether anybody at all waits for a time. */
export const HAS_LINE = sql`exists (select from standby where verified_at is not null and ended_at is null)`;

/** What freed or took a time can be undone so long, as with news of an appointment. */
export const UNDO_WAIT_MS = 20_000;

/**
 * Time of the calendar was freed, or will be at `at`: if anybody waits for a time, a job of this transaction offers what fits. Whatever gives up the time of an
 * appointment or a hold calls it.
 */
export function scheduleOffers(context: Context, at?: Date): void {
  const { businessId } = context;
  // Whatever is freed within the same seconds shares a job, which nobody waits for and nobody puts off.
  const slot = Math.ceil(context.now().getTime() / UNDO_WAIT_MS) + 1;
  const runAt = at ?? new Date(slot * UNDO_WAIT_MS);
  const key = `offer-freed-times:${businessId}:${runAt.getTime()}`;
  context.db.send(sql`
    select ${enqueueOnceSql(OFFER_FREED_TIMES, { businessId, payload: {}, runAt: sql`${runAt}::timestamptz`, key })} as enqueued
    where ${HAS_LINE}`);
}
