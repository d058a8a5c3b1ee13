import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockRule, minutesOfClock, tidyClock } from '../../../../web/admin/appointments/entry/clock-text';
import { isOnClock, momentOf, wallOf } from '../../../../web/admin/appointments/entry/moments';
import { nextVisit } from '../../../../web/admin/appointments/entry/next-visit';
import {
  newPart,
  partsOf,
  partsText,
  totalMinutes,
  usualMinutes,
  withProducts,
} from '../../../../web/admin/appointments/entry/part-draft';
import { clockOf } from '../../../../web/admin/hours/hour-words';

test.each([
  ['9', 540],
  ['9:30', 570],
  ['930', 570],
  ['0930', 570],
  ['9:30 pm', 1290],
  ['9.30', null],
  ['14:05', 845],
  ['2', 840],
  ['02', 120],
  ['12 am', 0],
  ['12p', 720],
  ['12', 720],
  ['0:15', 15],
  ['13 pm', null],
  ['24', null],
  ['9:60', null],
  ['', null],
  ['noon', null],
])('%j is read as %j minutes of the day', (text, minutes) => {
  expect(minutesOfClock(text)).toBe(minutes);
});

test('what a field makes of a time is read as the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const text = clockOf(minutes);
      expect([minutesOfClock(text), tidyClock(text)]).toEqual([minutes, text]);
      expect(clockRule(text) === true).toBe(minutes % 5 === 0);
    }),
  );
});

test('an instant on the clock is found again, whichever side of a change it is', () => {
  const zone = 'America/Chicago';
  // 2026, from Nov 1 1:00 on the clock shows an hour twice: the first one counts.
  const first = Date.parse('2026-01-01T00:00:00Z') / 300_000;
  const last = Date.parse('2026-12-31T00:00:00Z') / 300_000;
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (five) => {
      const instant = new Date(five * 300_000);
      const wall = wallOf(instant, zone);
      const found = momentOf(wall, zone)!.toMillis();
      expect(isOnClock(wall, zone)).toBe(true);
      expect([0, 3_600_000]).toContain(instant.getTime() - found);
      expect(wallOf(new Date(found), zone)).toEqual(wall);
    }),
  );
  expect(isOnClock({ date: '2026-03-08', time: '2:30 AM' }, zone)).toBe(false);
  expect(momentOf({ date: '', time: '9' }, zone)).toBeNull();
});

const names = ['a', 'b', 'c', 'd'] as const;
const chosen = fc.subarray([...names]).map((ids) => ids.map((id) => ({ id, name: id })));
const lengths = fc.record({
  interval: fc.constantFrom(15, 30, 45, 60),
  durations: fc
    .array(fc.option(fc.integer({ min: 1, max: 500 })), { minLength: 3, maxLength: 3 })
    .map((minutes) => new Map<string, number | null>(minutes.map((each, at) => [names[at]!, each]))),
});

test('a length follows the services until another one was typed', () => {
  fc.assert(
    fc.property(chosen, chosen, lengths, (first, second, what) => {
      const part = withProducts(withProducts(newPart(what), first, what), second, what);
      expect(part.minutes).toBe(String(usualMinutes(second, what)));
      const typed = withProducts({ ...part, minutes: '44640' }, first, what);
      expect(typed.minutes).toBe('44640');
      const parts = partsText([part, typed]);
      expect(partsText(partsOf(parts))).toBe(parts);
      expect(totalMinutes([part, typed])).toBe(Number(part.minutes) + 44640);
    }),
  );
});

test.each([
  [
    'a week later, as the clock of Mar 8 is put forward',
    '2026-03-01T16:00:00Z',
    '2026-02-20T00:00:00Z',
    '2026-03-08T15:00:00Z',
  ],
  [
    'on the next such day where it is long over',
    '2026-01-01T16:00:00Z',
    '2026-02-20T00:00:00Z',
    '2026-02-26T16:00:00Z',
  ],
  ['not today, if the time has passed', '2026-02-13T16:00:00Z', '2026-02-20T16:00:00Z', '2026-02-27T16:00:00Z'],
])('the same visit again: %s', (_, startsAt, now, next) => {
  const visit = { startsAt, customer: null, parts: [] } as never;
  expect(nextVisit(visit, { timeZone: 'America/Chicago', now: Date.parse(now) })).toEqual({
    startsAt: new Date(next),
    parts: [],
  });
});
