import type { Context } from '../../core/context.js';
import { defineJob } from '../../core/jobs/job.js';

/** Offers what is free to those who wait for a time; the room of appointments does it. `after`: the id of the last one who was looked at. */
export const OFFER_FREED_TIMES = defineJob<{ after?: string }>('offer-freed-times');

/** What freed or took a time can be undone so long, as with news of an appointment. */
export const UNDO_WAIT_MS = 20_000;

/** When what is freed now is offered: whatever is freed within the same seconds shares a job, which nobody waits for and nobody puts off. */
export const offeredAt = (now: Date): Date => new Date((Math.ceil(now.getTime() / UNDO_WAIT_MS) + 1) * UNDO_WAIT_MS);

/** The key of the job at a time. */
export const offersKey = (businessId: string, runAt: Date): string =>
  `offer-freed-times:${businessId}:${runAt.getTime()}`;

/**
 * Customers may find times free that were not: the plan, hours, staff, what they do, or what it takes have changed. Whoever changes that calls it; who waits for a time
 * is told of it.
 */
export function noteFreeTime(context: Pick<Context, 'enqueue' | 'businessId' | 'now'>): void {
  const runAt = offeredAt(context.now());
  context.enqueue(OFFER_FREED_TIMES, {}, { runAt, key: offersKey(context.businessId, runAt), once: true });
}
