import { DateTime } from 'luxon';

/** Hours that begin on a day, in minutes of it; an end below the start is on the next day. */
export interface DayRange {
  opens: number;
  closes: number;
}

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const namesOfDays = (days: readonly number[]): string =>
  new Intl.ListFormat('en-US').format(days.map((day) => weekdays[day]));
const dayMinutes = 1440;
const step = 15;

/** '9:00 AM' of minutes of the day. */
export function clockOf(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const closesWords = ({ opens, closes }: DayRange): string =>
  clockOf(closes) + (closes === dayMinutes ? ' (midnight)' : closes < opens ? ' (next day)' : '');

/** '6:00 PM – 2:00 AM (next day)'. */
export const rangeWords = (range: DayRange): string => `${clockOf(range.opens)} – ${closesWords(range)}`;

const steps = (from: number, to: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

export const opensOptions = steps(0, dayMinutes - step).map((minutes) => [String(minutes), clockOf(minutes)] as const);

/** Ends of hours that open at `opens`, minutes as typed. */
export const closesOptions = (opens: string) =>
  steps(step, dayMinutes).map(
    (closes) => [String(closes), opens ? closesWords({ opens: Number(opens), closes }) : clockOf(closes)] as const,
  );

/** A date as 'Fri, Dec 25, 2026'. */
export const dateWords = (date: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale('en-US').toFormat('ccc, LLL d, yyyy');

/** The dates of an exception: 'Fri, Dec 25, 2026', or the first and the last of several. */
export const datesWords = ({ date, lastDate }: { date: string; lastDate: string }): string =>
  date === lastDate ? dateWords(date) : `${dateWords(date)} – ${dateWords(lastDate)}`;

/** The weekday of a date. */
export const weekdayOf = (date: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale('en-US').toFormat('cccc');

/** The hours of a date in words. */
export const datedWords = (ranges: readonly DayRange[], closed = 'Closed'): string =>
  ranges.length === 0 ? closed : ranges.map(rangeWords).join(', ');
