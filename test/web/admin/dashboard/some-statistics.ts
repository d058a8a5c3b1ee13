import type { Statistics } from '../../../../web/admin/dashboard/charts';
import { addDays, daysFrom } from '../../../../web/admin/dashboard/days';

type Day = Statistics['days'][number];
const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A range in which each day is like `day`, for a business that is open from 9 to 11 and was rated once. */
export function someStatistics(
  from: string,
  to: string,
  day: Partial<Day> = {},
  change: Partial<Statistics> = {},
): Statistics {
  const days = numbers(0, daysFrom(from, to) - 1).map((back) => ({
    date: addDays(from, back),
    total: 10,
    seated: 6,
    canceled: 2,
    noShows: 1,
    waitMedianMinutes: 12,
    waitP90Minutes: 31,
    ...day,
  }));
  const sum = (count: (one: Day) => number) => days.reduce((total, one) => total + count(one), 0);
  return {
    from,
    to,
    total: sum((one) => one.total),
    seated: sum((one) => one.seated),
    canceled: sum((one) => one.canceled),
    noShows: sum((one) => one.noShows),
    newCustomers: 3,
    returningCustomers: sum((one) => one.total) - 3,
    waitMedianMinutes: 12,
    waitP90Minutes: 31,
    quoteAccuracy: { quotes: 45, within: 37, promisedPercent: 80, keptPercent: 82 },
    days,
    hours: numbers(0, 23).map((hour) => ({
      hour,
      total: hour === 9 ? 7 : hour === 11 ? 3 : 0,
      waitMedianMinutes: hour === 9 ? 12 : null,
    })),
    weekdays: numbers(1, 7).map((weekday) => ({ weekday, total: weekday, waitMedianMinutes: null })),
    partySizes: [
      { size: 1, count: 5 },
      { size: 10, count: 1 },
    ],
    ratings: numbers(1, 5).map((rating) => ({ rating, count: rating === 5 ? 1 : 0 })),
    ...change,
  };
}
