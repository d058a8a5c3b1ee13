import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import {
  bookableStarts,
  type BookingFacts,
  type WantedPart,
} from '../../server/domain/appointments/availability/bookable-starts.js';
import { dateOf, dayOf } from '../../server/domain/appointments/availability/LocalClock.js';
import type { Schedule } from '../../server/domain/hours/open-times.js';
import type { DayRange, WeekRange } from '../../server/domain/hours/week.js';
import { minutesOfDays, obviousStarts } from './obvious-starts.js';

const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'America/Phoenix',
  'America/Santiago',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
/** The largest part of America, Europe and the half-hours, for what is slow. */
const CHANGING = ['America/New_York', 'America/St_Johns', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago'];

/** Dates of 2025 to 2035 whose days are longer or shorter than others. */
const changesOf = (timeZone: string): string[] => {
  const first = DateTime.fromISO('2025-01-01', { zone: timeZone });
  return Array.from({ length: 4017 }, (_, day) => first.plus({ days: day }).startOf('day'))
    .filter((day) => day.plus({ days: 1 }).startOf('day').diff(day, 'hours').hours !== 24)
    .map((day) => day.toISODate()!);
};

const later = (date: string, days: number): string => dateOf(dayOf(date) + days);

/** Asked for some days from `date` on, beside the slow answer. */
function answers(facts: BookingFacts, parts: readonly WantedPart[], date: string, days: number) {
  const first = dayOf(date);
  const dates = Array.from({ length: days }, (_, day) => later(date, day));
  const starts = bookableStarts(facts, { parts, days: { first, last: first + days - 1 } });
  const minutes = minutesOfDays(facts.timeZone, later(date, -1), days + 3);
  return {
    found: Object.fromEntries(dates.map((one) => [one, starts.get(dayOf(one)) ?? []])),
    expected: obviousStarts(facts, { parts, dates, minutes }),
  };
}

const quarter = fc.nat(95).map((value) => value * 15);
/** Up to two ranges of a day, in order; the last one may go on past midnight. */
const ranges: fc.Arbitrary<DayRange[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<DayRange[]>([]) },
  { weight: 2, arbitrary: fc.constant<DayRange[]>([{ opens: 0, closes: 1440 }]) },
  { weight: 3, arbitrary: quarter.map((opens) => [{ opens, closes: opens + 720 }]) },
  {
    weight: 2,
    arbitrary: fc.uniqueArray(quarter, { minLength: 4, maxLength: 4 }).map((cuts) => {
      const [a, b, c, d] = cuts.sort((one, other) => one - other);
      return [
        { opens: a!, closes: b! },
        { opens: c!, closes: d! },
      ];
    }),
  },
);

const schedule = (timeZone: string, date: string): fc.Arbitrary<Schedule> =>
  fc.record({
    timeZone: fc.constant(timeZone),
    week: fc
      .array(ranges, { minLength: 7, maxLength: 7 })
      .map((days) => days.flatMap((ofDay, weekday): WeekRange[] => ofDay.map((range) => ({ weekday, ...range })))),
    exceptions: fc
      .array(fc.tuple(fc.integer({ min: -1, max: 3 }), ranges), { maxLength: 2 })
      .map((days) => new Map(days.map(([day, ofDay]) => [later(date, day), ofDay]))),
  });

const MEMBERS = [
  { id: '11', productIds: [] },
  { id: '12', productIds: ['1'] },
  { id: '13', productIds: ['1', '2'] },
];
const five = (max: number) => fc.nat(max / 5).map((value) => value * 5);

const factsAt = (timeZone: string, date: string): fc.Arbitrary<BookingFacts> => {
  const start = DateTime.fromISO(date, { zone: timeZone }).toMillis() / 60_000;
  const maybe = fc.option(schedule(timeZone, date), { freq: 6 });
  return fc.record({
    timeZone: fc.constant(timeZone),
    schedules: fc
      .tuple(maybe, fc.oneof(fc.constant([]), fc.array(maybe, { minLength: 2, maxLength: 3 })))
      .map(
        ([shop, staff]) =>
          new Map(
            [[null, shop] as const, ...staff.map((one, index) => [MEMBERS[index]!.id, one] as const)].filter(
              (entry): entry is readonly [string | null, Schedule] => entry[1] !== null,
            ),
          ),
      ),
    members: fc.constant(MEMBERS),
    blocked: fc.array(
      fc
        .record({
          appointment: fc.nat(4),
          who: fc.constantFrom('11', '12', '13', 1, 2, 3, null),
          from: five(3 * 1440),
          minutes: five(180),
        })
        .map(({ appointment, who, from, minutes }) => ({
          appointment,
          staffId: typeof who === 'string' ? who : null,
          place: typeof who === 'number' ? who : null,
          from: start + from,
          to: start + from + minutes + 5,
        })),
      { maxLength: 8 },
    ),
    settings: fc.record({
      bookingInterval: fc.constantFrom(15, 30, 45, 60),
      bookingSlots: fc.integer({ min: 1, max: 3 }),
      noticeMinutes: fc.constantFrom(null, 0, 0, 90, 1440),
      windowDays: fc.constantFrom(2, 60, 60, 60),
      bufferBefore: fc.constantFrom(0, 0, 10, 60),
      bufferAfter: fc.constantFrom(0, 0, 15, 60),
    }),
    now: five(3 * 1440).map((ago) => start + 1440 - ago),
  });
};

const part: fc.Arbitrary<WantedPart> = fc.record({
  staffId: fc.constantFrom(null, null, '11', '12', '13'),
  productIds: fc.constantFrom([], [], ['1'], ['2']),
  minutes: fc.oneof(
    { weight: 5, arbitrary: five(120).map((value) => value + 5) },
    { weight: 1, arbitrary: five(1450).map((value) => value + 5) },
  ),
});

const oneDay = fc
  .tuple(fc.constantFrom(...ZONES), fc.integer({ min: dayOf('2025-01-01'), max: dayOf('2035-12-31') }))
  .map(([timeZone, day]) => ({ timeZone, date: dateOf(day) }));
const changes = CHANGING.flatMap((timeZone) => changesOf(timeZone).map((date) => ({ timeZone, date })));

describe('bookable starts are what one finds minute by minute', () => {
  test.each([
    ['on any days', oneDay],
    [
      'around days when the clocks change',
      fc.constantFrom(...changes).map((day) => ({ ...day, date: later(day.date, -1) })),
    ],
  ])('%s', (_, days) => {
    const question = days.chain(({ timeZone, date }) =>
      fc.record({
        date: fc.constant(date),
        facts: factsAt(timeZone, date),
        parts: fc.array(part, { minLength: 1, maxLength: 3 }),
      }),
    );
    let starts = 0;
    fc.assert(
      fc.property(question, ({ date, facts, parts }) => {
        const { found, expected } = answers(facts, parts, date, 2);
        expect(found).toEqual(expected);
        starts += Object.values(found).flat().length;
      }),
      { numRuns: 80 },
    );
    expect(starts).toBeGreaterThan(100); // a model that never offers anything would agree
  });

  test.each(ZONES)('on every day of 2025 to 2035 when the clocks of %s change', (timeZone) => {
    const anyone = [{ staffId: null, productIds: [], minutes: 45 }];
    const always: Schedule = {
      timeZone,
      week: Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: 15, closes: 1440 + 15 })),
      exceptions: new Map(),
    };
    for (const date of changesOf(timeZone)) {
      const facts: BookingFacts = {
        timeZone,
        schedules: new Map([[null, always]]),
        members: [],
        blocked: [],
        settings: {
          bookingInterval: 30,
          bookingSlots: 1,
          noticeMinutes: 0,
          windowDays: 60,
          bufferBefore: 0,
          bufferAfter: 0,
        },
        now: (dayOf(date) - 3) * 1440,
      };
      const { found, expected } = answers(facts, anyone, date, 1);
      expect(found).toEqual(expected);
      expect(found[date]!.length).toBeGreaterThanOrEqual(45);
    }
  });
});
