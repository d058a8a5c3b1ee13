import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { enqueueOnceSql } from '../../../core/jobs/job.js';
import { OFFER_FREED_TIMES, offeredAt, offersKey } from '../../businesses/note-free-time.js';

/** Whether anybody at all waits for a time. */
export const HAS_LINE = sql`exists (select from standby where verified_at is not null and ended_at is null)`;

/**
 * Time of the calendar was freed, or will be at `at`: if anybody waits for a time, a job of this transaction offers what fits. Whatever gives up the time of an
 * appointment or a hold calls it; other rooms call noteFreeTime.
 */
export function scheduleOffers(context: Context, at?: Date): void {
  const { businessId } = context;
  const runAt = at ?? offeredAt(context.now());
  const key = offersKey(businessId, runAt);
  context.db.send(sql`
    select ${enqueueOnceSql(OFFER_FREED_TIMES, { businessId, payload: {}, runAt: sql`${runAt}::timestamptz`, key })} as enqueued
    where ${HAS_LINE}`);
}
