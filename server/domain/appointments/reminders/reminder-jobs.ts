import { DateTime } from 'luxon';
import type { Context } from '../../../core/context.js';
import { DAY_MS } from '../../../core/durations.js';
import { defineJob } from '../../../core/jobs/job.js';

/** Reminds the customer of an appointment. */
export const REMIND = defineJob<{ appointmentId: string; startsAt: string }>('remind-of-appointment');

interface Start {
  id: string;
  startsAt: Date;
  timeZone: string;
}

/** The instant one day before, at the same time by the clock of the business. */
const dayBefore = (startsAt: Date, timeZone: string): Date =>
  DateTime.fromJSDate(startsAt, { zone: timeZone }).minus({ days: 1 }).toJSDate();

/** Has a reminder sent one day before (ruling 29), in place of one that was due; none if it is less than 24 hours ahead. */
export function scheduleReminder(context: Context, { id, startsAt, timeZone }: Start): void {
  if (startsAt.getTime() - context.now().getTime() < DAY_MS) return;
  const payload = { appointmentId: id, startsAt: startsAt.toISOString() };
  context.enqueue(REMIND, payload, { key: `remind-of-appointment:${id}`, runAt: dayBefore(startsAt, timeZone) });
}
