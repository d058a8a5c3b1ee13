import { PROMISED_PERCENT } from '../waits/pace.js';
import type {
  CheckInStatistics,
  DayStatistics,
  HourStatistics,
  QuoteAccuracy,
  WeekdayStatistics,
} from './statistics.types.js';

interface Counts {
  total: number;
  seated: number;
  canceled: number;
  noShows: number;
  newCustomers: number;
  quotes: number;
  within: number;
}

/** Number of check-ins with the same day or hour and wait, or else with the same party size and rating. */
export interface Tally extends Counts {
  /** 0 is the first day. */
  day: number | null;
  hour: number | null;
  /** Minutes; null if never called up. */
  wait: number | null;
  size: number | null;
  rating: number | null;
}

const COUNTS = ['total', 'seated', 'canceled', 'noShows', 'newCustomers', 'quotes', 'within'] as const;
const P90 = 90;

/** Adds up the tallies of these days, yyyy-mm-dd in order. */
export function statisticsOf(
  tallies: readonly Tally[],
  days: readonly string[],
): Omit<CheckInStatistics, 'from' | 'to'> {
  const ofDays = tallies.filter(({ day }) => day !== null);
  const parties = tallies.filter(({ size }) => size !== null);
  const byDay = grouped(ofDays, ({ day }) => day!);
  const byHour = grouped(
    tallies.filter(({ hour }) => hour !== null),
    ({ hour }) => hour!,
  );
  const byWeekday = grouped(ofDays, ({ day }) => ((weekdayOf(days[0]!) + day! - 1) % 7) + 1);
  const { quotes, within, ...all } = sumOf(ofDays);
  return {
    ...all,
    returningCustomers: all.total - all.newCustomers,
    ...waitsOf(ofDays),
    quoteAccuracy: accuracyOf(quotes, within),
    days: days.map((date, index): DayStatistics => {
      const { total, seated, canceled, noShows } = sumOf(byDay.get(index));
      return { date, total, seated, canceled, noShows, ...waitsOf(byDay.get(index)) };
    }),
    hours: numbers(0, 23).map((hour): HourStatistics => ({ hour, ...totalOf(byHour.get(hour)) })),
    weekdays: numbers(1, 7).map((weekday): WeekdayStatistics => ({ weekday, ...totalOf(byWeekday.get(weekday)) })),
    partySizes: numbers(1, 10)
      .map((size) => ({ size, count: sumOf(parties.filter((party) => party.size === size)).total }))
      .filter(({ count }) => count > 0),
    ratings: numbers(1, 5).map((rating) => ({
      rating,
      count: sumOf(parties.filter((party) => party.rating === rating)).total,
    })),
  };
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const totalOf = (tallies?: readonly Tally[]) => ({
  total: sumOf(tallies).total,
  waitMedianMinutes: waitsOf(tallies).waitMedianMinutes,
});

/** 1 Monday to 7 Sunday. */
const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

function grouped(tallies: readonly Tally[], keyOf: (tally: Tally) => number): Map<number, Tally[]> {
  const groups = new Map<number, Tally[]>();
  for (const tally of tallies) {
    const group = groups.get(keyOf(tally));
    if (group) group.push(tally);
    else groups.set(keyOf(tally), [tally]);
  }
  return groups;
}

function sumOf(tallies: readonly Tally[] = []): Counts {
  const sum: Counts = { total: 0, seated: 0, canceled: 0, noShows: 0, newCustomers: 0, quotes: 0, within: 0 };
  for (const tally of tallies) for (const count of COUNTS) sum[count] += tally[count];
  return sum;
}

function waitsOf(tallies: readonly Tally[] = []): Pick<DayStatistics, 'waitMedianMinutes' | 'waitP90Minutes'> {
  const waits = tallies.filter(({ wait }) => wait !== null).sort((a, b) => a.wait! - b.wait!);
  return { waitMedianMinutes: medianOf(waits), waitP90Minutes: percentile(waits, P90) };
}

/** The middle wait, or the mean of the middle two; null if there are none. `waits` is sorted. */
function medianOf(waits: readonly Tally[]): number | null {
  const { total } = sumOf(waits);
  const [low, high] = [waitAt(waits, Math.ceil(total / 2)), waitAt(waits, Math.floor(total / 2) + 1)];
  return low === null || high === null ? null : (low + high) / 2;
}

/** The wait of the party at a place from 1; null if there are fewer. `waits` is sorted. */
function waitAt(waits: readonly Tally[], place: number): number | null {
  let before = 0;
  return (
    waits.find(({ total }) => {
      before += total;
      return before >= place;
    })?.wait ?? null
  );
}

/** The smallest wait that `percent` of all do not exceed; null if there are none. `waits` is sorted. */
const percentile = (waits: readonly Tally[], percent: number): number | null =>
  waitAt(waits, Math.ceil((sumOf(waits).total * percent) / 100));

function accuracyOf(quotes: number, within: number): QuoteAccuracy | null {
  return quotes === 0
    ? null
    : { quotes, within, promisedPercent: PROMISED_PERCENT, keptPercent: Math.round((100 * within) / quotes) };
}
