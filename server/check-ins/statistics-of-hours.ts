import { DateTime } from 'luxon';
import { PROMISED_PERCENT } from './pace.js';
import type { CheckInStatistics, DayStatistics, HourStatistics, QuoteAccuracy, WeekdayStatistics } from './statistics.types.js';

interface Counts { total: number; seated: number; canceled: number; noShows: number; newCustomers: number; quotes: number; within: number }

/** Check-ins of one hour of one day, or else, where `hour` is null, of one party size and rating. */
export interface Tally extends Counts {
  [column: string]: unknown;
  /** yyyy-mm-dd hh, by the business's clock. */
  hour: string | null;
  size: number | null; rating: number | null;
  /** Minutes, with commas between; null without any. */
  waits: string | null;
}

interface Group extends Counts { waits: number[] }

const MEDIAN = 50;
const P90 = 90;

/** Adds up the hours of these days. */
export function statisticsOf(tallies: readonly Tally[], days: readonly string[]): Omit<CheckInStatistics, 'from' | 'to'> {
  const hours = tallies.flatMap(({ hour, waits, ...counts }): (Group & { date: string; hour: number })[] => (
    hour === null ? [] : [{ ...counts, date: hour.slice(0, 10), hour: Number(hour.slice(11)), waits: waits?.split(',').map(Number) ?? [] }]));
  const parties = tallies.filter(({ hour }) => hour === null);
  const byDate = groupsOf(hours, ({ date }) => date);
  const byHour = groupsOf(hours, ({ hour }) => hour);
  const byWeekday = groupsOf(hours, ({ date }) => DateTime.fromISO(date, { zone: 'utc' }).weekday);
  const all = sumOf(hours);
  const { total, seated, canceled, noShows, newCustomers } = all;
  return {
    total, seated, canceled, noShows, newCustomers, returningCustomers: total - newCustomers, ...waitsOf(all), quoteAccuracy: accuracyOf(all),
    days: days.map((date): DayStatistics => {
      const day = byDate.get(date) ?? sumOf([]);
      return { date, total: day.total, seated: day.seated, canceled: day.canceled, noShows: day.noShows, ...waitsOf(day) };
    }),
    hours: numbers(0, 23).map((hour): HourStatistics => ({ hour, ...totalOf(byHour.get(hour)) })),
    weekdays: numbers(1, 7).map((weekday): WeekdayStatistics => ({ weekday, ...totalOf(byWeekday.get(weekday)) })),
    partySizes: numbers(1, 10).map((size) => ({ size, count: countOf(parties, (party) => party.size === size) })).filter(({ count }) => count > 0),
    ratings: numbers(1, 5).map((rating) => ({ rating, count: countOf(parties, (party) => party.rating === rating) })),
  };
}

const numbers = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const countOf = (parties: readonly Tally[], isOf: (party: Tally) => boolean): number => parties.filter(isOf).reduce((sum, { total }) => sum + total, 0);
const totalOf = (group: Group = sumOf([])) => ({ total: group.total, waitMedianMinutes: waitsOf(group).waitMedianMinutes });

function groupsOf<Hour extends Group, Key>(hours: readonly Hour[], keyOf: (hour: Hour) => Key): Map<Key, Group> {
  const members = new Map<Key, Hour[]>();
  for (const hour of hours) {
    const key = keyOf(hour);
    const known = members.get(key);
    if (known) known.push(hour);
    else members.set(key, [hour]);
  }
  return new Map([...members].map(([key, group]) => [key, sumOf(group)]));
}

function sumOf(groups: readonly Group[]): Group {
  const of = (count: keyof Counts): number => groups.reduce((sum, group) => sum + group[count], 0);
  return {
    total: of('total'), seated: of('seated'), canceled: of('canceled'), noShows: of('noShows'), newCustomers: of('newCustomers'), quotes: of('quotes'), within: of('within'),
    waits: groups.flatMap(({ waits }) => waits),
  };
}

function waitsOf({ waits }: Group): Pick<DayStatistics, 'waitMedianMinutes' | 'waitP90Minutes'> {
  const sorted = Int32Array.from(waits).sort();
  return { waitMedianMinutes: percentile(sorted, MEDIAN), waitP90Minutes: percentile(sorted, P90) };
}

/** The smallest value that so many percent of all do not exceed; null of none. */
const percentile = (sorted: Int32Array, percent: number): number | null => sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? null;

function accuracyOf({ quotes, within }: Counts): QuoteAccuracy | null {
  return quotes === 0 ? null : { quotes, within, promisedPercent: PROMISED_PERCENT, keptPercent: Math.round((100 * within) / quotes) };
}
