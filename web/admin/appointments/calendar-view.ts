import { DateTime } from 'luxon';

export type CalendarView = 'day' | 'week';

/** A date, as in 2026-11-27, at midnight UTC: dates are counted, not timed. */
export const dayOf = (date: string): DateTime => DateTime.fromISO(date, { zone: 'utc' }).setLocale('en-US');

export const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(text).isValid;

export const laterDate = (date: string, days: number): string => dayOf(date).plus({ days }).toISODate()!;

/** The Sunday of a date's week. */
export const weekStart = (date: string): string => laterDate(date, -(dayOf(date).weekday % 7));

/** The dates that a view of a date shows: how many, and which is the first. */
export const datesOf = (view: CalendarView, date: string): { firstDate: string; days: number } =>
  view === 'day' ? { firstDate: date, days: 1 } : { firstDate: weekStart(date), days: 7 };

/** The date that the arrows lead to: `by` days or weeks later. */
export const steppedDate = (view: CalendarView, date: string, by: number): string =>
  laterDate(date, view === 'day' ? by : by * 7);

/** 'Friday, November 27, 2026', or 'Nov 22 – 28, 2026' of a week. */
export function titleOf(view: CalendarView, date: string): string {
  if (view === 'day') return dayOf(date).toFormat('cccc, LLLL d, yyyy');
  const first = dayOf(weekStart(date));
  const last = first.plus({ days: 6 });
  if (first.year !== last.year) return `${first.toFormat('LLL d, yyyy')} – ${last.toFormat('LLL d, yyyy')}`;
  return `${first.toFormat('LLL d')} – ${last.toFormat(first.month === last.month ? 'd, yyyy' : 'LLL d, yyyy')}`;
}

/** The same where there is little room: 'Fri, Nov 27', and no year that is this one. */
export function shortTitleOf(view: CalendarView, date: string, today: string): string {
  const title = view === 'day' ? dayOf(date).toFormat('ccc, LLL d, yyyy') : titleOf(view, date);
  const thisYear = `, ${today.slice(0, 4)}`;
  return title.endsWith(thisYear) && title.split(thisYear).length === 2 ? title.slice(0, -thisYear.length) : title;
}
