import { DateTime } from 'luxon';
import type { Context } from '../../../core/context.js';
import { DAY_MS } from '../../../core/durations.js';
import { scheduleEndOfWait } from '../time/schedule-end-of-wait.js';
import { REMIND } from './reminder-jobs.js';

interface Confirmed {
  id: string;
  startsAt: Date;
  /** Null of an event. */
  customer: { id: string } | null;
}

/** The instant one day before, at the same time by the clock of the business. */
const dayBefore = (startsAt: Date, timeZone: string): Date =>
  DateTime.fromJSDate(startsAt, { zone: timeZone }).minus({ days: 1 }).toJSDate();

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
  if (startsAt.getTime() - context.now().getTime() < DAY_MS) return;
  const payload = { appointmentId: id, startsAt: startsAt.toISOString() };
  context.enqueue(REMIND, payload, { key: `remind-of-appointment:${id}`, runAt: dayBefore(startsAt, timeZone) });
}
