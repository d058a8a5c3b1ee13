import { DateTime } from 'luxon';

export interface DatedName {
  /** As in 2026-12-25. */
  date: string;
  name: string;
}

const MONDAY = 1;
const THURSDAY = 4;

const dateOf = (year: number, month: number, day: number): string => DateTime.utc(year, month, day).toISODate()!;

/** The `nth` weekday of a month, Monday being 1. */
function nth(year: number, month: number, weekday: number, number: number): string {
  const first = DateTime.utc(year, month, 1);
  return dateOf(year, month, 1 + ((weekday - first.weekday + 7) % 7) + 7 * (number - 1));
}

function last(year: number, month: number, weekday: number): string {
  const end = DateTime.utc(year, month, 1).endOf('month');
  return dateOf(year, month, end.day - ((end.weekday - weekday + 7) % 7));
}

/** The federal holidays of the United States on the days themselves, in order. */
export const usHolidays = (year: number): DatedName[] => [
  { date: dateOf(year, 1, 1), name: 'New Year’s Day' },
  { date: nth(year, 1, MONDAY, 3), name: 'Martin Luther King Jr. Day' },
  { date: nth(year, 2, MONDAY, 3), name: 'Presidents’ Day' },
  { date: last(year, 5, MONDAY), name: 'Memorial Day' },
  { date: dateOf(year, 6, 19), name: 'Juneteenth' },
  { date: dateOf(year, 7, 4), name: 'Independence Day' },
  { date: nth(year, 9, MONDAY, 1), name: 'Labor Day' },
  { date: nth(year, 10, MONDAY, 2), name: 'Columbus Day / Indigenous Peoples’ Day' },
  { date: dateOf(year, 11, 11), name: 'Veterans Day' },
  { date: nth(year, 11, THURSDAY, 4), name: 'Thanksgiving' },
  { date: dateOf(year, 12, 25), name: 'Christmas' },
];
