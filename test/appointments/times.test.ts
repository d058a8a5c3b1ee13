import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endingAt } from '../../server/domain/appointments/entry/ending-at.js';
import type { TimedPart } from '../../server/domain/appointments/time/timed-parts.js';
import { instantOf } from '../../server/domain/appointments/instants.js';

const NEW_YORK = 'America/New_York';
const MINUTE_MS = 60_000;
const START = new Date('2026-06-16T14:00:00Z');

describe('a written time', () => {
  test.each([
    ['2026-06-16', '2026-06-16T04:00:00.000Z'],
    ['2026-06-16T10:00', '2026-06-16T14:00:00.000Z'],
    ['2026-06-16 10:00:30', '2026-06-16T14:00:30.000Z'],
    ['2026-06-16T10:00:00.500', '2026-06-16T14:00:00.500Z'],
    ['2026-06-16T10:00Z', '2026-06-16T10:00:00.000Z'],
    ['2026-06-16T10:00-0700', '2026-06-16T17:00:00.000Z'],
    ['2026-12-16T10:00', '2026-12-16T15:00:00.000Z'],
    // The clocks skip this hour, and repeat that one.
    ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ])('%s is %s in New York', (text, iso) => {
    expect(instantOf('startsAt', text, NEW_YORK).toISOString()).toBe(iso);
  });

  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-06-16T25:00',
    '2026-06-16T10',
    '16:00',
    '2026-W25',
    '2026-06-16T10:00+99:00',
  ])('%j is none', (text) => {
    expect(() => instantOf('startsAt', text, NEW_YORK)).toThrow('Please choose a date and a time.');
  });

  test('is the instant that it was, whatever its zone', () => {
    const zones = fc.constantFrom(NEW_YORK, 'Pacific/Honolulu', 'America/Phoenix', 'UTC');
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        zones,
        (date, zone) => {
          expect(instantOf('startsAt', date.toISOString(), zone)).toEqual(date);
        },
      ),
    );
  });
});

/** Parts of so many minutes, one after the other or all at once. */
function partsOf(minutes: number[], isEvent: boolean): TimedPart[] {
  let next = START.getTime();
  return minutes.map((length) => {
    const startsAt = new Date(next);
    if (!isEvent) next += length * MINUTE_MS;
    return {
      staffId: '1',
      askedForStaff: false,
      products: [],
      startsAt,
      endsAt: new Date(startsAt.getTime() + length * MINUTE_MS),
    };
  });
}

describe('an end that the staff choose', () => {
  const lengths = fc.array(
    fc.integer({ min: 1, max: 20 }).map((fives) => fives * 5),
    { minLength: 1, maxLength: 10 },
  );
  const more = fc.integer({ min: 1, max: 50 }).map((fives) => fives * 5);

  test('lengthens or shortens the last part, and of an event each', () => {
    fc.assert(
      fc.property(lengths, more, fc.boolean(), (minutes, length, isEvent) => {
        const parts = partsOf(minutes, isEvent);
        const end = new Date(parts.at(-1)!.startsAt.getTime() + length * MINUTE_MS);
        const changed = endingAt(parts, end, { isEvent });
        const kept = isEvent ? [] : parts.slice(0, -1);
        expect(changed.map(({ startsAt }) => startsAt)).toEqual(parts.map(({ startsAt }) => startsAt));
        expect(changed.slice(0, kept.length)).toEqual(kept);
        expect(changed.slice(kept.length).every(({ endsAt }) => endsAt.getTime() === end.getTime())).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-06-16T14:00:00Z', 'The end must be after the start.'],
    ['2026-06-16T14:30:00Z', 'The end must be after the start of the last part.'],
    ['2026-06-16T14:33:00Z', 'Times are multiples of 5 minutes.'],
    ['2026-07-17T14:05:00Z', 'An appointment takes 31 days at most.'],
  ])('%s is refused', (end, message) => {
    expect(() => endingAt(partsOf([30, 30], false), new Date(end), { isEvent: false })).toThrow(message);
  });
});
