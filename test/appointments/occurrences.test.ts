import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { asRefusal } from '../../server/core/graphql/errors.js';
import { occurrencesOf } from '../../server/domain/appointments/series/occurrences.js';
import { parseRule, ruleText, WEEKDAYS } from '../../server/domain/appointments/series/recurrence-rule.js';
import { obviousDates, type ObviousRule } from './obvious-dates.js';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'America/Santiago',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kathmandu',
];
const DAY_MS = 86_400_000;
const dateAt = (day: number): string => new Date(Date.parse('2025-01-01') + day * DAY_MS).toISOString().slice(0, 10);
const DAYS_TO_2035 = (Date.parse('2035-12-31') - Date.parse('2025-01-01')) / DAY_MS;
/** Noon of a date: nobody sets the clock then. */
const noon = (date: string, zone: string): Date => DateTime.fromISO(`${date}T12:00`, { zone }).toJSDate();

const weekday = fc.constantFrom(...WEEKDAYS);
const kind = fc.oneof(
  fc.record({ frequency: fc.constant('DAILY' as const), interval: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    frequency: fc.constant('WEEKLY' as const),
    interval: fc.integer({ min: 1, max: 6 }),
    weekdays: fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }),
    weekStart: weekday,
  }),
  fc.record({
    frequency: fc.constant('MONTHLY' as const),
    interval: fc.integer({ min: 1, max: 24 }),
    monthDay: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)),
  }),
  fc.record({
    frequency: fc.constant('MONTHLY' as const),
    interval: fc.integer({ min: 1, max: 24 }),
    nthWeekday: fc.record({ nth: fc.constantFrom(-1, 1, 2, 3, 4, 5), weekday }),
  }),
);
const end = fc.oneof(
  fc.record({ count: fc.integer({ min: 2, max: 200 }) }),
  fc.record({ until: fc.integer({ min: 1, max: 729 }) }),
);
const rules = fc.record({ kind, end, first: fc.nat(DAYS_TO_2035), zone: fc.constantFrom(...ZONES) });

/** As RFC 5545 writes it; the parts in no certain order. */
function written(rule: ObviousRule): string {
  return [
    rule.count === undefined ? `UNTIL=${rule.until!.replaceAll('-', '')}` : `COUNT=${rule.count}`,
    ...(rule.weekdays ? [`BYDAY=${rule.weekdays.join(',')}`] : []),
    ...(rule.nthWeekday ? [`BYDAY=${rule.nthWeekday.nth}${rule.nthWeekday.weekday}`] : []),
    ...(rule.monthDay === undefined ? [] : [`BYMONTHDAY=${rule.monthDay}`]),
    ...(rule.weekStart ? [`WKST=${rule.weekStart}`] : []),
    `INTERVAL=${rule.interval}`,
    `FREQ=${rule.frequency}`,
  ].join(';');
}

const refused = (ask: () => unknown): string => {
  try {
    ask();
  } catch (error) {
    const { code, message, field } = asRefusal(error)!;
    expect([code, field]).toEqual(['INVALID_INPUT', 'rule']);
    return message;
  }
  throw new Error('It was not refused');
};

test('the dates are those of a walk from day to day, or refused as it says', () => {
  const seen = { kept: 0, refused: 0 };
  fc.assert(
    fc.property(rules, ({ kind: what, end: until, first, zone }) => {
      const firstDate = dateAt(first);
      const rule: ObviousRule = {
        ...what,
        ...('count' in until ? { count: until.count } : { until: dateAt(first + until.until) }),
      };
      const startsAt = noon(firstDate, zone);
      const ask = () => occurrencesOf({ rule: written(rule), startsAt, timeZone: zone, now: startsAt });
      const lastDate = DateTime.fromISO(firstDate).plus({ years: 2 }).toISODate()!;
      const dates = obviousDates(rule, firstDate, lastDate);
      if (dates === null) {
        seen.refused += 1;
        refused(ask);
        return;
      }
      seen.kept += 1;
      expect(ask().all.map(({ date }) => date)).toEqual(dates);
      expect(parseRule(ask().rule)).toEqual(parseRule(ruleText(parseRule(ask().rule))));
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.kept, seen.refused)).toBeGreaterThan(50);
});

/** Minutes of the day: clocks are set before 4 at night. */
const CLOCKS = [...Array.from({ length: 9 }, (_, index) => index * 30), 540, 1435];

/** Every minute at which the clock of a zone is set from 2025 to 2035. */
function changesOf(zone: string): DateTime[] {
  const changes: DateTime[] = [];
  let hour = DateTime.fromISO('2025-01-01T00:00', { zone });
  while (hour.year < 2036) {
    const next = hour.plus({ hours: 6 });
    if (next.offset !== hour.offset) changes.push(hour);
    hour = next;
  }
  return changes;
}

describe.each(ZONES)('in %s', (zone) => {
  const changes = changesOf(zone);

  test('the time on the clock stays, on all days around each change', () => {
    for (const change of changes)
      for (const minutes of CLOCKS) {
        const first = change.minus({ days: 3 }).startOf('day');
        const clock = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
        const startsAt = first.set(clock).toJSDate();
        const { all } = occurrencesOf({ rule: 'FREQ=DAILY;COUNT=6', startsAt, timeZone: zone, now: startsAt });
        for (const [day, { date, startsAt: at, isAfterSkip }] of all.entries()) {
          const wanted = first.plus({ days: day });
          expect(date).toBe(wanted.toISODate());
          const shown = DateTime.fromJSDate(at, { zone });
          const isThere = shown.hour === clock.hour && shown.minute === clock.minute;
          expect([date, isAfterSkip]).toEqual([date, !isThere]);
          expect(shown.toISODate()).toBe(date);
          // What the clock skips is later by as much as it skips: 24 hours after the one before.
          if (!isThere) expect(at.getTime() - all[day - 1]!.startsAt.getTime()).toBe(DAY_MS);
          // What it shows twice is the first.
          for (const before of [30, 60]) {
            const earlier = shown.minus({ minutes: before });
            expect(
              earlier.hour === shown.hour && earlier.minute === shown.minute && earlier.hasSame(shown, 'day'),
            ).toBe(false);
          }
        }
        const skipped = all.filter(({ isAfterSkip }) => isAfterSkip);
        expect(skipped.length).toBeLessThanOrEqual(1);
      }
  });

  test('as many are skipped as the clock skips', () => {
    for (const change of changes) {
      const first = change.minus({ days: 3 }).startOf('day');
      let skipped = 0;
      for (const minutes of CLOCKS) {
        const startsAt = first.plus({ minutes }).toJSDate();
        const { all } = occurrencesOf({ rule: 'FREQ=DAILY;COUNT=6', startsAt, timeZone: zone, now: startsAt });
        skipped += all.filter(({ isAfterSkip }) => isAfterSkip).length;
      }
      const ahead = change.plus({ hours: 6 }).offset - change.offset;
      expect([change.toISODate(), skipped * 30]).toEqual([change.toISODate(), Math.max(ahead, 0)]);
    }
  });
});

test('zones set their clocks in these years', () => {
  expect(changesOf('America/New_York')).toHaveLength(22);
  expect(changesOf('America/Phoenix')).toHaveLength(0);
  expect(changesOf('Australia/Lord_Howe')).toHaveLength(22);
});

const dates = (rule: string, first = '2026-06-16'): string[] => {
  const startsAt = noon(first, 'America/New_York');
  return occurrencesOf({ rule, startsAt, timeZone: 'America/New_York', now: startsAt }).all.map(({ date }) => date);
};

test('months without the day are left out', () => {
  expect(dates('FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4')).toEqual(['2026-07-31', '2026-08-31', '2026-10-31', '2026-12-31']);
  expect(dates('FREQ=MONTHLY;BYMONTHDAY=29;COUNT=3', '2027-01-10')).toEqual(['2027-01-29', '2027-03-29', '2027-04-29']);
  expect(dates('FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2027-01-10')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  expect(dates('FREQ=MONTHLY;BYDAY=5TU;COUNT=3')).toEqual(['2026-06-30', '2026-09-29', '2026-12-29']);
});

test('a rule without a day has that of the first one, and begins on the first date that fits', () => {
  expect(dates('RRULE:FREQ=WEEKLY;COUNT=2')).toEqual(['2026-06-16', '2026-06-23']);
  expect(dates('freq=monthly;count=2')).toEqual(['2026-06-16', '2026-07-16']);
  expect(dates('FREQ=WEEKLY;BYDAY=FR,MO;UNTIL=20260629')).toEqual([
    '2026-06-19',
    '2026-06-22',
    '2026-06-26',
    '2026-06-29',
  ]);
});

test('a day that never comes is looked for within two years only', () => {
  for (const weekdayName of WEEKDAYS)
    for (let month = 1; month <= 12; month += 1)
      for (const interval of [12, 24]) {
        const first = `2027-${String(month).padStart(2, '0')}-01`;
        const ask = () => dates(`FREQ=MONTHLY;INTERVAL=${interval};BYDAY=5${weekdayName};COUNT=3`, first);
        expect(refused(ask)).toContain('two years');
      }
});

test('what a series cannot have is refused, with its name', () => {
  for (const [rule, words] of [
    ['FREQ=WEEKLY', 'end'],
    ['FREQ=HOURLY;COUNT=3', 'DAILY'],
    ['FREQ=YEARLY;COUNT=3', 'DAILY'],
    ['COUNT=3', 'DAILY'],
    ['', 'written'],
    ['FREQ=DAILY;COUNT=3;', 'written'],
    ['FREQ=DAILY;COUNT=3;COUNT=4', 'one COUNT'],
    ['FREQ=DAILY;COUNT=3;UNTIL=20260701', 'both'],
    ['FREQ=DAILY;COUNT=3;BYHOUR=9', 'BYHOUR'],
    ['FREQ=DAILY;COUNT=3;BYSETPOS=1', 'BYSETPOS'],
    ['FREQ=DAILY;COUNT=3;X=1', 'X'],
    ['FREQ=DAILY;COUNT=1', 'fewer'],
    ['FREQ=DAILY;COUNT=0', 'COUNT'],
    ['FREQ=DAILY;COUNT=201', 'COUNT'],
    ['FREQ=DAILY;COUNT=2;INTERVAL=0', 'INTERVAL'],
    ['FREQ=DAILY;COUNT=2;BYDAY=MO', 'WEEKLY'],
    ['FREQ=DAILY;COUNT=2;BYMONTHDAY=1', 'BYMONTHDAY'],
    ['FREQ=WEEKLY;COUNT=2;BYDAY=1MO', 'Weekdays'],
    ['FREQ=MONTHLY;COUNT=2;BYDAY=MO', 'BYDAY'],
    ['FREQ=MONTHLY;COUNT=2;BYDAY=6MO', 'BYDAY'],
    ['FREQ=MONTHLY;COUNT=2;BYDAY=1MO;BYMONTHDAY=1', 'not both'],
    ['FREQ=MONTHLY;COUNT=2;BYMONTHDAY=32', 'BYMONTHDAY'],
    ['FREQ=MONTHLY;COUNT=2;BYMONTHDAY=1,2', 'BYMONTHDAY'],
    ['FREQ=MONTHLY;INTERVAL=12;COUNT=2;BYMONTHDAY=31', 'fewer'],
    ['FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO;COUNT=2', 'fewer'],
    ['FREQ=DAILY;UNTIL=20260616', 'fewer'],
    ['FREQ=DAILY;UNTIL=20250616', 'fewer'],
    ['FREQ=DAILY;UNTIL=20260631', 'UNTIL'],
    ['FREQ=DAILY;UNTIL=20260630T120000Z', 'UNTIL'],
    ['FREQ=DAILY;UNTIL=20270616', 'at most 200'],
    ['FREQ=WEEKLY;COUNT=200', 'two years'],
    ['FREQ=WEEKLY;UNTIL=20290616', 'two years'],
  ] as const)
    expect([rule, refused(() => dates(rule))]).toEqual([rule, expect.stringContaining(words)]);
});
