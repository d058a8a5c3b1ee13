import { DateTime } from 'luxon';

/** An instant on the clock of the business. */
export const onClock = (instant: string | Date, timeZone: string): DateTime =>
  (typeof instant === 'string'
    ? DateTime.fromISO(instant, { zone: timeZone })
    : DateTime.fromJSDate(instant, { zone: timeZone })
  ).setLocale('en-US');

/** '9:30 AM'. */
export const timeWords = (time: DateTime): string => time.toFormat('h:mm a');

/** 'Fri, Nov 27'. */
export const dayWords = (time: DateTime): string => time.toFormat('ccc, LLL d');

/** 'Fri, Nov 27, 9:30 AM'. */
export const momentWords = (time: DateTime): string => `${dayWords(time)}, ${timeWords(time)}`;

/** 'Fri, Nov 27, 9:30 – 10:15 AM'; with both days where they differ. */
export function rangeWords(start: DateTime, end: DateTime): string {
  if (!start.hasSame(end, 'day')) return `${momentWords(start)} – ${momentWords(end)}`;
  const isSameHalf = start.toFormat('a') === end.toFormat('a');
  return `${dayWords(start)}, ${isSameHalf ? start.toFormat('h:mm') : timeWords(start)} – ${timeWords(end)}`;
}

/** The specification's '{HH:MM TT, dddd}', as in '07:30 AM, Friday'. */
export const slotWords = (time: DateTime): string => time.toFormat('hh:mm a, cccc');
