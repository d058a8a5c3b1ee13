import { DateTime } from 'luxon';
import { invalid } from '../../../core/Refusal.js';

export const MAX_DAYS = 366;

/** The first moment of a day: some clock changes repeat or skip midnight. */
export function dayBegin(date: string, timeZone: string): Date {
  const midnight = DateTime.fromISO(date, { zone: timeZone });
  const before = midnight.minus({ hours: 1 });
  return (before.toISODate() === date ? before : midnight).toJSDate();
}

export const nextDay = (date: string): string => DateTime.fromISO(date, { zone: 'utc' }).plus({ days: 1 }).toISODate()!;

/** Every day of the range, yyyy-mm-dd. Throws INVALID_INPUT for an invalid range or more than 366 days. */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [requireDay('from', from), requireDay('to', to)];
  const count = last.diff(first, 'days').days + 1;
  if (count < 1) throw invalid('to', 'The last day is before the first.');
  if (count > MAX_DAYS) throw invalid('from', `Choose at most ${MAX_DAYS} days.`);
  return Array.from({ length: count }, (_, index) => first.plus({ days: index }).toISODate()!);
}

/** A day from yyyy-mm-dd. Throws INVALID_INPUT with `field`. */
export function requireDay(field: string, text: string): DateTime {
  const parsed = DateTime.fromISO(text, { zone: 'utc' });
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text) || !parsed.isValid)
    throw invalid(field, 'Choose a day, written as yyyy-mm-dd.');
  return parsed;
}
