import type { Context } from '../../../core/context.js';
import { scheduleEndOfWait } from '../time/schedule-end-of-wait.js';
import { REMIND } from './reminder-jobs.js';
import { reminderTime } from './reminder-time.js';

interface Confirmed {
  id: string;
  startsAt: Date;
  /** Null of an event. */
  customer: { id: string } | null;
}

/**
 * A customer got an appointment, or another time of one, and it is confirmed: they wait no longer for a time of that day, and are reminded one day before (ruling
 * 29), in place of a reminder that was due; not if it is less than 24 hours ahead. Whatever confirms an appointment, moves it or gives it to another customer
 * calls it.
 */
export function expectCustomer(
  context: Context,
  { id, startsAt, customer }: Confirmed,
  { timeZone }: { timeZone: string },
): void {
  if (customer === null || startsAt <= context.now()) return;
  scheduleEndOfWait(context, customer.id, startsAt);
  scheduleReminder(context, { id, startsAt }, { timeZone });
}

/** The reminder alone, where the statement that books ends the wait. */
export function scheduleReminder(
  context: Context,
  { id, startsAt }: Pick<Confirmed, 'id' | 'startsAt'>,
  { timeZone }: { timeZone: string },
): void {
  const runAt = reminderTime({ startsAt, timeZone, now: context.now() });
  if (!runAt) return;
  const payload = { appointmentId: id, startsAt: startsAt.toISOString() };
  context.enqueue(REMIND, payload, { key: `remind-of-appointment:${id}`, runAt });
}
