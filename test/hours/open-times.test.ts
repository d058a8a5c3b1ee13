import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { openState } from '../../server/domain/hours/open-state.js';
import { openTimesOf, type Schedule } from '../../server/domain/hours/open-times.js';
import { dayRangeOf, dayRangesOf } from '../../server/domain/hours/typed-hours.js';
import { overlapped, partsOf, type WeekRange } from '../../server/domain/hours/week.js';

const ZONES = ['America/New_York', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu'];
const NEW_YORK = 'America/New_York';
const hours = (...week: WeekRange[]): Schedule => ({ timeZone: NEW_YORK, week, exceptions: new Map() });
const daily = (opens: number, closes: number): WeekRange[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));
const at = (iso: string): Date => DateTime.fromISO(iso, { zone: NEW_YORK }).toJSDate();
const length = ({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }): number =>
  (closesAt.getTime() - opensAt.getTime()) / 3_600_000;

const range = fc
  .record({ weekday: fc.nat(6), opens: fc.nat(95), closes: fc.integer({ min: 0, max: 96 }) })
  .map(({ weekday, opens, closes }) => ({ weekday, opens: opens * 15, closes: closes * 15 }))
  .filter(({ opens, closes }) => (closes || 1440) !== opens)
  .map((typed): WeekRange => ({ weekday: typed.weekday, ...dayRangeOf(typed) }));

describe('typed hours', () => {
  test.each([
    [540, 1020, { opens: 540, closes: 1020 }],
    [1080, 120, { opens: 1080, closes: 1560 }],
    [1080, 0, { opens: 1080, closes: 1440 }],
    [1080, 1440, { opens: 1080, closes: 1440 }],
    [0, 0, { opens: 0, closes: 1440 }],
  ])('%i to %i', (opens, closes, stored) => expect(dayRangeOf({ opens, closes })).toEqual(stored));

  test.each([
    [540, 540, 'closes'],
    [541, 600, 'opens'],
    [-15, 600, 'opens'],
    [1440, 60, 'opens'],
    [540, 1455, 'closes'],
    [540, 610.5, 'closes'],
    [Number.NaN, 600, 'opens'],
  ])('%d to %d are refused', (opens, closes, field) =>
    expect(() => dayRangeOf({ opens, closes })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', field })),
  );

  test('are cut at midnight without a gap, and keep their length', () => {
    fc.assert(
      fc.property(range, (one) => {
        const [first, next] = partsOf(one);
        const minutes = partsOf(one).reduce((sum, { opens, closes }) => sum + closes - opens, 0);
        expect(minutes).toBe(one.closes - one.opens);
        expect(first).toMatchObject({ weekday: one.weekday, opens: one.opens });
        if (next) expect([first.closes, next.opens, next.weekday]).toEqual([1440, 0, (one.weekday + 1) % 7]);
      }),
    );
  });

  test('overlap exactly where they share a quarter of an hour', () => {
    const quarters = ({ weekday, opens, closes }: WeekRange): Set<number> =>
      new Set(
        Array.from({ length: (closes - opens) / 15 }, (_, index) => (weekday * 96 + opens / 15 + index) % (7 * 96)),
      );
    fc.assert(
      fc.property(range, range, (one, other) => {
        const shared = [...quarters(one)].some((quarter) => quarters(other).has(quarter));
        expect(overlapped(partsOf(one), partsOf(other)) !== undefined).toBe(shared);
      }),
    );
  });

  test('of one date are put in order, and refused where they overlap', () => {
    const [late, early] = [
      { opens: 780, closes: 1020 },
      { opens: 540, closes: 720 },
    ];
    expect(dayRangesOf([late, early])).toEqual([early, late]);
    expect(() => dayRangesOf([late, { opens: 720, closes: 795 }])).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', field: 'ranges' }),
    );
  });
});

describe('open times of a date', () => {
  test('follow the clock on the wall on days when it changes', () => {
    const allDay = hours(...daily(0, 1440));
    expect(openTimesOf(allDay, '2026-03-08').map(length)).toEqual([23]);
    expect(openTimesOf(allDay, '2026-11-01').map(length)).toEqual([25]);
    expect(openTimesOf(allDay, '2026-11-02').map(length)).toEqual([24]);
    const bar = hours({ weekday: 6, opens: 1080, closes: 1440 + 240 });
    expect(openTimesOf(bar, '2026-03-07').map(length)).toEqual([9]);
    expect(openTimesOf(bar, '2026-10-31').map(length)).toEqual([11]);
  });

  test('that end within an hour that the clocks skip end with the skip, and of one that they show twice the first counts', () => {
    const [night] = openTimesOf(hours({ weekday: 6, opens: 1320, closes: 1440 + 150 }), '2026-03-07');
    expect(night!.closesAt.toISOString()).toBe('2026-03-08T07:00:00.000Z');
    const [twice] = openTimesOf(hours({ weekday: 6, opens: 1320, closes: 1440 + 90 }), '2026-10-31');
    expect(twice!.closesAt.toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  test('within an hour that the clocks skip there are none', () => {
    expect(openTimesOf(hours({ weekday: 0, opens: 150, closes: 180 }), '2026-03-08')).toEqual([]);
    expect(openTimesOf(hours({ weekday: 0, opens: 120, closes: 180 }), '2026-03-08')).toEqual([]);
  });

  test('are those of its exception, if it has one; hours of the evening before go on', () => {
    const schedule: Schedule = {
      ...hours({ weekday: 4, opens: 1080, closes: 1560 }, { weekday: 5, opens: 540, closes: 1020 }),
      exceptions: new Map([['2026-12-25', []]]),
    };
    expect(openTimesOf(schedule, '2026-12-25')).toEqual([]);
    expect(openState(schedule, at('2026-12-25T01:00'))).toMatchObject({ isOpen: true, until: at('2026-12-25T02:00') });
    expect(openState(schedule, at('2026-12-25T10:00'))).toMatchObject({ isOpen: false });
    expect(openState(schedule, at('2027-01-01T10:00')).isOpen).toBe(true);
  });
});

describe('open now', () => {
  const shop = hours(...daily(540, 1020));

  test.each([
    ['08:59', { isOpen: false, until: null, opensAt: at('2026-06-01T09:00') }],
    ['09:00', { isOpen: true, until: at('2026-06-01T17:00'), opensAt: null }],
    ['16:59', { isOpen: true, until: at('2026-06-01T17:00'), opensAt: null }],
    ['17:00', { isOpen: false, until: null, opensAt: at('2026-06-02T09:00') }],
  ])('at %s', (time, state) => expect(openState(shop, at(`2026-06-01T${time}`))).toEqual(state));

  test('hours that meet at midnight are one opening', () => {
    const meeting = hours({ weekday: 5, opens: 600, closes: 1440 }, { weekday: 6, opens: 0, closes: 600 });
    expect(openState(meeting, at('2026-06-05T23:00'))).toMatchObject({ until: at('2026-06-06T10:00') });
  });

  test('what never closes is open without an end, and what never opens closed', () => {
    expect(openState(hours(...daily(0, 1440)), at('2026-06-01T12:00'))).toEqual({
      isOpen: true,
      until: null,
      opensAt: null,
    });
    expect(openState(hours(), at('2026-06-01T12:00'))).toEqual({ isOpen: false, until: null, opensAt: null });
  });

  test('closed for three weeks: the last evening has its end, the holiday its next morning', () => {
    const away = Array.from(
      { length: 21 },
      (_, index) => [at('2026-07-02T00:00').getTime() + index * 86_400_000, []] as const,
    );
    const exceptions = new Map(away.map(([time, ranges]) => [new Date(time).toISOString().slice(0, 10), ranges]));
    const schedule = { ...shop, exceptions };
    expect(openState(schedule, at('2026-07-01T16:00'))).toMatchObject({ until: at('2026-07-01T17:00') });
    expect(openState(schedule, at('2026-07-05T12:00'))).toMatchObject({ opensAt: at('2026-07-23T09:00') });
  });

  test('is what the clock on the wall says, in every zone and on every day', () => {
    const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.array(range, { maxLength: 8 }), minute, (timeZone, week, minutes) => {
        const now = new Date(minutes * 60_000);
        const local = DateTime.fromJSDate(now, { zone: timeZone });
        fc.pre(local.hour >= 4); // before, the clocks may skip or repeat an hour
        const ofDay = local.hour * 60 + local.minute;
        const isOpen = week
          .flatMap(partsOf)
          .some(({ weekday, opens, closes }) => weekday === local.weekday % 7 && opens <= ofDay && ofDay < closes);
        const state = openState({ timeZone, week, exceptions: new Map() }, now);
        expect(state.isOpen).toBe(isOpen);
        if (state.until) expect(state.until > now).toBe(true);
        if (state.opensAt) expect(state.opensAt > now).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
