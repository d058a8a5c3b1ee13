import { ratingLabel } from '../../ui/ratings';
import type { DashboardPage_StaffStatisticsQuery, DashboardPage_StatisticsQuery } from './dashboard.generated';
import { longDay, monthOf, shortDay, shortMonth, weekOf } from './days';

export type Statistics = DashboardPage_StatisticsQuery['checkInStatistics'];
type Day = Statistics['days'][number];

/** `token` names the color in tokens.css. */
interface Series {
  name: string;
  token: string;
  values: (number | null)[];
}
export interface Chart {
  key: string;
  kind: 'bars' | 'lines';
  title: string;
  /** Unit of the axis. */
  unit: 'parties' | 'minutes' | 'ratings';
  /** The horizontal axis: its name, full labels, and short ones for ticks; where that is empty there is no tick. */
  across: string;
  labels: string[];
  ticks: string[];
  series: Series[];
  /** What only the table tells. */
  more?: Omit<Series, 'token'>[];
  /** Whether its table has more columns than half a page. */
  isWide?: boolean;
  /** Text in place of an empty chart. */
  empty: string;
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const clock = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
const noWait = 'Nobody was called up or seated.';

/** One bar per day, or per week or month for long ranges. */
function pieceOf(days: number): {
  word: string;
  keyOf: (day: string) => string;
  label: (key: string) => string;
  ticks: (keys: string[]) => string[];
} {
  if (days <= 45) return { word: 'day', keyOf: (day) => day, label: longDay, ticks: (keys) => keys.map(shortDay) };
  if (days <= 186)
    return {
      word: 'week',
      keyOf: weekOf,
      label: (key) => `Week of ${longDay(key)}`,
      ticks: (keys) => keys.map(shortDay),
    };
  return { word: 'month', keyOf: (day) => `${day.slice(0, 7)}-01`, label: monthOf, ticks: monthTicks };
}

/** Every third of many months, with the year on the first and the last. */
function monthTicks(months: string[]): string[] {
  const last = months.length - 1;
  const step = months.length > 6 ? 3 : 1;
  return months.map((month, index) => {
    if (index === 0 || index === last) return monthOf(month);
    return index % step === 0 && (step === 1 || last - index >= step) ? shortMonth(month) : '';
  });
}

/** Of many days the Mondays, of most of a year the first days of months. */
function dayTicks(days: string[]): string[] {
  if (days.length <= 45) return days.map(shortDay);
  if (days.length <= 186) return days.map((day) => (weekOf(day) === day ? shortDay(day) : ''));
  const months = days.filter((day) => day.endsWith('-01'));
  const ticks = monthTicks(months);
  return days.map((day) => ticks[months.indexOf(day)] ?? '');
}

/** Every third hour, of many every fourth. */
function hourTicks(hours: number[]): string[] {
  const step = hours.length <= 6 ? 1 : hours.length <= 16 ? 3 : 4;
  return hours.map((hour) => (hour % step === 0 ? clock(hour) : ''));
}

/** Parties neither seated nor canceled nor a no-show. */
const openOf = ({ total, seated, canceled, noShows }: Pick<Day, 'total' | 'seated' | 'canceled' | 'noShows'>) =>
  total - seated - canceled - noShows;

function partiesByDay({ days }: Statistics): Chart {
  const { word, keyOf, label, ticks } = pieceOf(days.length);
  const pieces = new Map<string, Day[]>();
  for (const day of days) pieces.set(keyOf(day.date), [...(pieces.get(keyOf(day.date)) ?? []), day]);
  const sums = (count: (day: Day) => number) =>
    [...pieces.values()].map((piece) => piece.reduce((sum, day) => sum + count(day), 0));
  const keys = [...pieces.keys()];
  return {
    key: 'days',
    kind: 'bars',
    title: `Parties by ${word}, and what became of them`,
    unit: 'parties',
    across: word[0].toUpperCase() + word.slice(1),
    labels: keys.map(label),
    ticks: ticks(keys),
    empty: 'Nobody checked in.',
    series: [
      { name: 'Seated', token: 'seated', values: sums((day) => day.seated) },
      { name: 'Canceled', token: 'canceled', values: sums((day) => day.canceled) },
      { name: 'No-show', token: 'attention-strong', values: sums((day) => day.noShows) },
      { name: 'Still open', token: 'checked-in', values: sums(openOf) },
    ],
  };
}

/** Of many days those from the first on which somebody was served: a new business has no line over an empty year. */
function servedDays({ days }: Statistics): Day[] {
  if (days.length <= 45) return days;
  return days.slice(
    Math.max(
      0,
      days.findIndex((day) => day.waitMedianMinutes !== null),
    ),
  );
}

const waitsByDay = (days: Day[]): Chart => ({
  key: 'waits',
  kind: 'lines',
  title: 'Wait by day',
  unit: 'minutes',
  across: 'Day',
  labels: days.map(({ date }) => longDay(date)),
  ticks: dayTicks(days.map(({ date }) => date)),
  empty: noWait,
  series: [
    { name: 'Half waited at most', token: 'primary', values: days.map((day) => day.waitMedianMinutes) },
    { name: '9 of 10 waited at most', token: 'attention', values: days.map((day) => day.waitP90Minutes) },
  ],
});

/** The hours from the first to the last check-in. */
function openHours({ hours }: Statistics): Statistics['hours'] {
  const busy = hours.filter(({ total }) => total > 0).map(({ hour }) => hour);
  return hours.filter(({ hour }) => hour >= Math.min(...busy) && hour <= Math.max(...busy));
}

function byHour(
  statistics: Statistics,
  over: Pick<Chart, 'key' | 'title' | 'unit' | 'empty'>,
  series: (hours: Statistics['hours']) => Series,
): Chart {
  const hours = openHours(statistics);
  return {
    kind: 'bars',
    across: 'Hour of check-in',
    labels: hours.map(({ hour }) => `${clock(hour)} to ${clock((hour + 1) % 24)}`),
    ticks: hourTicks(hours.map(({ hour }) => hour)),
    series: [series(hours)],
    ...over,
  };
}

const partiesByHour = (statistics: Statistics): Chart =>
  byHour(
    statistics,
    { key: 'hours', title: 'Parties by hour of check-in', unit: 'parties', empty: 'Nobody checked in.' },
    (hours) => ({ name: 'Parties', token: 'primary', values: hours.map(({ total }) => total) }),
  );

const waitsByHour = (statistics: Statistics): Chart =>
  byHour(
    statistics,
    { key: 'waits', title: 'Median wait by hour of check-in', unit: 'minutes', empty: noWait },
    (hours) => ({ name: 'Half waited at most', token: 'primary', values: hours.map((hour) => hour.waitMedianMinutes) }),
  );

const partiesByWeekday = ({ weekdays }: Statistics): Chart => ({
  key: 'weekdays',
  kind: 'bars',
  title: 'Parties by day of the week',
  unit: 'parties',
  across: 'Day of the week',
  labels: weekdays.map(({ weekday }) => weekdayNames[weekday - 1] ?? ''),
  ticks: weekdays.map(({ weekday }) => weekdayNames[weekday - 1]?.slice(0, 3) ?? ''),
  empty: 'Nobody checked in.',
  series: [{ name: 'Parties', token: 'primary', values: weekdays.map(({ total }) => total) }],
});

function sizes({ partySizes }: Statistics): Chart {
  const largest = Math.max(0, ...partySizes.map(({ size }) => size));
  const all = Array.from({ length: largest }, (_, index) => index + 1);
  const names = all.map((size) => (size === 10 ? '10 and more' : String(size)));
  return {
    key: 'sizes',
    kind: 'bars',
    title: 'Parties by size',
    unit: 'parties',
    across: 'People in the party',
    labels: names,
    ticks: all.map((size) => (size === 10 ? '10+' : String(size))),
    empty: 'Nobody checked in.',
    series: [
      {
        name: 'Parties',
        token: 'primary',
        values: all.map((size) => partySizes.find((count) => count.size === size)?.count ?? 0),
      },
    ],
  };
}

const ratings = (statistics: Statistics): Chart => ({
  key: 'ratings',
  kind: 'bars',
  title: 'Ratings after the visit',
  unit: 'ratings',
  across: 'Rating',
  labels: statistics.ratings.map(({ rating }) => `${rating} ${ratingLabel(rating)}`),
  ticks: statistics.ratings.map(({ rating }) => String(rating)),
  empty: 'Nobody gave a rating.',
  series: [{ name: 'Ratings', token: 'primary', values: statistics.ratings.map(({ count }) => count) }],
});

/** The charts of a range, the most useful first: one day has no chart by day, less than a week none by weekday. */
export function chartsOf(statistics: Statistics): Chart[] {
  const { days } = statistics;
  return [
    ...(days.length > 1
      ? [partiesByDay(statistics), waitsByDay(servedDays(statistics)), partiesByHour(statistics)]
      : [partiesByHour(statistics), waitsByHour(statistics)]),
    ...(days.length >= 7 ? [partiesByWeekday(statistics)] : []),
    sizes(statistics),
    ratings(statistics),
  ];
}

export type StaffStatistics = DashboardPage_StaffStatisticsQuery['staffStatistics'];

/** What each staff member did; none where nobody had a party. */
export function staffChart(staff: StaffStatistics): Chart[] {
  if (staff.length === 0) return [];
  const column = (name: string, valueOf: (one: StaffStatistics[number]) => number | null) => ({
    name,
    values: staff.map(valueOf),
  });
  return [
    {
      key: 'staff',
      kind: 'bars',
      title: 'Parties by staff member, and what became of them',
      unit: 'parties',
      across: 'Staff member',
      isWide: true,
      labels: staff.map((one) => `${one.firstName} ${one.lastName}${one.isArchived ? ' (archived)' : ''}`),
      ticks: staff.map(({ firstName }) => firstName),
      empty: 'Nobody checked in.',
      series: [
        { token: 'seated', ...column('Seated', ({ seated }) => seated) },
        { token: 'canceled', ...column('Canceled', ({ canceled }) => canceled) },
        { token: 'attention-strong', ...column('No-show', ({ noShows }) => noShows) },
        { token: 'checked-in', ...column('Still open', openOf) },
      ],
      more: [
        column('Asked for them', ({ asked }) => asked),
        column('Average wait in minutes', ({ waitAverageMinutes }) => waitAverageMinutes),
        column('Ratings', (one) => one.ratings),
        column('Average rating', ({ ratingAverage }) => ratingAverage),
      ],
    },
  ];
}

const singular = { parties: 'party', minutes: 'minute', ratings: 'rating' };

/** A dash for null. */
export const number = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en-US'));

/** '1 party', '12 minutes' */
export const amount = (value: number | null, unit: Chart['unit']): string =>
  value === null ? number(value) : `${number(value)} ${value === 1 ? singular[unit] : unit}`;

/** Whether there is nothing to draw: no wait is null, but a wait of 0 minutes counts. */
export const isEmpty = ({ series, unit }: Chart): boolean =>
  series.every(({ values }) => values.every((value) => value === null || (value === 0 && unit !== 'minutes')));
