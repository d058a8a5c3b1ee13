// Days are written yyyy-mm-dd. No luxon here: the dashboard is the first page that opens, and should stay light.
const dayMs = 86_400_000;
const dayPattern = /^[12]\d{3}-\d\d-\d\d$/;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  dayPattern.test(text) &&
  !Number.isNaN(utc(text).getTime()) &&
  utc(text).toISOString().startsWith(text);

/** The day of an instant (epoch milliseconds) by the clock of a time zone. */
export const dayIn = (timeZone: string, instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

export const addDays = (day: string, days: number): string =>
  new Date(utc(day).getTime() + days * dayMs).toISOString().slice(0, 10);

/** The same day a year before; the 28th for a 29th of February. */
export const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28');

/** Number of days from the first to the last, inclusive. */
export const daysFrom = (first: string, last: string): number =>
  Math.round((utc(last).getTime() - utc(first).getTime()) / dayMs) + 1;

/** Monday of the day's week. */
export const weekOf = (day: string): string => addDays(day, -((utc(day).getUTCDay() + 6) % 7));

const words = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  utc(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** 'Nov 21' */
export const shortDay = words({ month: 'short', day: 'numeric' });
/** 'Sat, Nov 21, 2026' */
export const longDay = words({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
/** 'Nov 21, 2026' */
const plainDay = words({ month: 'short', day: 'numeric', year: 'numeric' });
/** 'Nov' */
export const shortMonth = words({ month: 'short' });
/** 'Nov 2026' */
export const monthOf = words({ month: 'short', year: 'numeric' });

/** 'Nov 15 to Nov 21, 2026', or the one day. */
export function rangeWords(from: string, to: string): string {
  if (from === to) return longDay(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : plainDay(from)} to ${plainDay(to)}`;
}
