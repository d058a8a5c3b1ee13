import { clockTime } from '../../ui/clock-time';

const inUtc = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));

/** 2026-12-25 as 'Friday, December 25'. */
export const dateText = (date: string, locale: string): string =>
  inUtc(date, locale, { weekday: 'long', month: 'long', day: 'numeric' });

/** 2026-12 as 'December 2026'. */
export const monthText = (month: string, locale: string): string =>
  inUtc(`${month}-01`, locale, { month: 'long', year: 'numeric' });

/** Names of the weekdays from Sunday on; 2023 began with one. */
export const weekdayNames = (locale: string): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, day) => {
    const date = `2023-01-0${day + 1}`;
    return { short: inUtc(date, locale, { weekday: 'short' }), long: inUtc(date, locale, { weekday: 'long' }) };
  });

/** An instant as its date and its time in a zone. */
export const visitText = (instant: string, timeZone: string, locale: string): { date: string; time: string } => ({
  date: new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(instant),
  ),
  time: clockTime(instant, timeZone, locale),
});

/** The date of an instant in a zone, as in 2026-12-25. */
export const dateIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );

/** The name of a zone, such as 'Eastern Time', where the clock of this device shows another time at an instant; null where it shows the same. */
export function otherZone(instant: string, timeZone: string, locale: string): string | null {
  const own = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
  const wall = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(instant),
    );
  if (wall(own) === wall(timeZone)) return null;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
