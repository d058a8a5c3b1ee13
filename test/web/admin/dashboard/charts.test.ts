import { expect, test } from '@jest/globals';
import { amount, chartsOf, isEmpty, number, type Statistics } from '../../../../web/admin/dashboard/charts';
import { someStatistics } from './some-statistics';

const keysOf = (statistics: Statistics) => chartsOf(statistics).map(({ key }) => key);
const chart = (key: string, statistics: Statistics) => chartsOf(statistics).find((one) => one.key === key)!;
const valuesOf = (key: string, statistics: Statistics) =>
  Object.fromEntries(chart(key, statistics).series.map(({ name, values }) => [name, values]));

test('one day has no course over days, and less than a week no weekdays', () => {
  expect(keysOf(someStatistics('2026-11-21', '2026-11-21'))).toEqual(['hours', 'waits', 'sizes', 'ratings']);
  expect(keysOf(someStatistics('2026-11-16', '2026-11-21'))).toEqual(['days', 'waits', 'hours', 'sizes', 'ratings']);
  expect(keysOf(someStatistics('2026-11-15', '2026-11-21'))).toEqual([
    'days',
    'waits',
    'hours',
    'weekdays',
    'sizes',
    'ratings',
  ]);
});

test('each party of a day stands in one part of its bar', () => {
  expect(valuesOf('days', someStatistics('2026-11-20', '2026-11-21'))).toEqual({
    Seated: [6, 6],
    Canceled: [2, 2],
    'No-show': [1, 1],
    'Still open': [1, 1],
  });
});

test('many days are put together by week, and a year by month', () => {
  const weeks = chart('days', someStatistics('2026-09-28', '2026-11-21'));
  expect([weeks.title, weeks.across, weeks.labels.length, weeks.labels[0]]).toEqual([
    'Parties by week, and what became of them',
    'Week',
    8,
    'Week of Mon, Sep 28, 2026',
  ]);
  expect(weeks.series[0].values).toEqual([42, 42, 42, 42, 42, 42, 42, 36]);
  const months = chart('days', someStatistics('2025-11-22', '2026-11-21'));
  expect([months.across, months.labels.length, months.labels.at(-1), new Set(months.labels).size]).toEqual([
    'Month',
    13,
    'Nov 2026',
    13,
  ]);
  expect(months.series[0].values.reduce((sum, value) => sum! + value!, 0)).toBe(6 * 365);
});

test('hours begin and end with those in which somebody came', () => {
  const hours = chart('hours', someStatistics('2026-11-21', '2026-11-21'));
  expect(hours.labels).toEqual(['9 AM to 10 AM', '10 AM to 11 AM', '11 AM to 12 PM']);
  expect(hours.series[0].values).toEqual([7, 0, 3]);
});

test('sizes leave no gap, and 10 stands for more', () => {
  const sizes = chart('sizes', someStatistics('2026-11-21', '2026-11-21'));
  expect(sizes.labels).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10 and more']);
  expect(sizes.series[0].values).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('ratings carry their words', () => {
  expect(chart('ratings', someStatistics('2026-11-21', '2026-11-21')).labels).toEqual([
    '1 Very Unhappy',
    '2 Unhappy',
    '3 Neutral',
    '4 Happy',
    '5 Very Happy',
  ]);
});

test('no wait is nothing to draw, a wait of no minutes is', () => {
  expect(
    isEmpty(
      chart('waits', someStatistics('2026-11-20', '2026-11-21', { waitMedianMinutes: null, waitP90Minutes: null })),
    ),
  ).toBe(true);
  expect(
    isEmpty(chart('waits', someStatistics('2026-11-20', '2026-11-21', { waitMedianMinutes: 0, waitP90Minutes: 0 }))),
  ).toBe(false);
  expect(
    isEmpty(
      chart('days', someStatistics('2026-11-20', '2026-11-21', { total: 0, seated: 0, canceled: 0, noShows: 0 })),
    ),
  ).toBe(true);
});

test('values with their unit', () => {
  expect([
    amount(1, 'parties'),
    amount(1234, 'minutes'),
    amount(null, 'minutes'),
    amount(0, 'ratings'),
    number(null),
  ]).toEqual(['1 party', '1,234 minutes', '–', '0 ratings', '–']);
});

test('the days of many months are named by their months, those of some by their Mondays', () => {
  const ticks = (from: string, to: string) =>
    chart('waits', someStatistics(from, to)).ticks.filter((tick) => tick !== '');
  expect(ticks('2025-11-22', '2026-11-21').join(' ')).toBe('Dec 2025 Mar Jun Nov 2026');
  expect(ticks('2026-09-28', '2026-11-21').slice(0, 2)).toEqual(['Sep 28', 'Oct 5']);
  expect(ticks('2026-11-20', '2026-11-21')).toEqual(['Nov 20', 'Nov 21']);
});

test('over most of a year the waits begin with the first day on which somebody was served', () => {
  const statistics = someStatistics('2025-11-22', '2026-11-21');
  const days = statistics.days.map((day) => (day.date < '2026-10-05' ? { ...day, waitMedianMinutes: null } : day));
  const waits = chart('waits', { ...statistics, days });
  expect([waits.labels[0], waits.labels.at(-1)]).toEqual(['Mon, Oct 5, 2026', 'Sat, Nov 21, 2026']);
});

test('of many hours every third has a tick, of a whole day every fourth', () => {
  const ticks = (first: number, last: number) => {
    const hours = Array.from({ length: last - first + 1 }, (_, at) => ({
      hour: first + at,
      total: 1,
      waitMedianMinutes: 5,
    }));
    const statistics = { ...someStatistics('2026-11-21', '2026-11-21'), hours };
    return chart('hours', statistics).ticks.filter((tick) => tick !== '');
  };
  expect(ticks(9, 18)).toEqual(['9 AM', '12 PM', '3 PM', '6 PM']);
  expect(ticks(0, 23)).toEqual(['12 AM', '4 AM', '8 AM', '12 PM', '4 PM', '8 PM']);
});
