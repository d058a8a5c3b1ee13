import { DateTime } from 'luxon';

const OPENS = 9;
const CLOSES = 20;

/** `at` if it is between 9:00 and 20:00 (exclusive) at the business, else the next 9:00; right on days with a clock change too. */
export function withinSendingHours(at: Date, timeZone: string): Date {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  if (local.hour >= OPENS && local.hour < CLOSES) return at;
  const day = local.hour < OPENS ? local : local.plus({ days: 1 });
  return day.set({ hour: OPENS, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
