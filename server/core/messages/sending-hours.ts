import { DateTime } from 'luxon';

interface Hours {
  opens: number;
  closes: number;
}

/** `at` if it is between these hours (the last one excluded) at the business, else the next first one; right on days with a clock change too. */
function within(at: Date, timeZone: string, { opens, closes }: Hours): Date {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  if (local.hour >= opens && local.hour < closes) return at;
  const day = local.hour < opens ? local : local.plus({ days: 1 });
  return day.set({ hour: opens, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}

/** `at` if it is between 9:00 and 20:00 (exclusive) at the business, else the next 9:00. */
export const withinSendingHours = (at: Date, timeZone: string): Date => within(at, timeZone, { opens: 9, closes: 20 });

/** The same from 8:00 to 21:00: no text that nobody waits for leaves at night. */
export const withinTextHours = (at: Date, timeZone: string): Date => within(at, timeZone, { opens: 8, closes: 21 });
