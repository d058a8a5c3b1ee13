import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { AppointmentFlag } from '../../entities/AppointmentFlag.js';
import { deadlineOf, isInWindow } from '../../server/domain/appointments/links/change-window.js';

const MINUTE_MS = 60_000;
const minutes = fc.integer({ min: 0, max: 43_200 });
const starts = fc
  .integer({ min: Date.parse('2026-01-01T00:00Z') / MINUTE_MS, max: Date.parse('2028-01-01T00:00Z') / MINUTE_MS })
  .map((minute) => new Date(minute * MINUTE_MS));
const live = fc.constantFrom(AppointmentFlag.REQUESTED, AppointmentFlag.CONFIRMED);

test('the window ends so many minutes before the start, and not later', () => {
  fc.assert(
    fc.property(starts, minutes, live, fc.integer({ min: -100_000, max: 100_000 }), (startsAt, before, flag, ms) => {
      const now = new Date(startsAt.getTime() - before * MINUTE_MS + ms);
      expect(isInWindow({ flag, startsAt }, before, now)).toBe(ms <= 0 && now < startsAt);
    }),
  );
});

test('never for what is canceled, a no-show, or where customers may not', () => {
  fc.assert(
    fc.property(starts, minutes, live, (startsAt, before, flag) => {
      const early = new Date(startsAt.getTime() - 43_201 * MINUTE_MS);
      expect(isInWindow({ flag, startsAt }, null, early)).toBe(false);
      for (const over of [AppointmentFlag.CANCELED, AppointmentFlag.NO_SHOW])
        expect(isInWindow({ flag: over, startsAt }, before, early)).toBe(false);
    }),
  );
});

test('a change of the clocks moves it by an hour on the wall', () => {
  const wall = (at: Date) => DateTime.fromJSDate(at, { zone: 'America/New_York' }).toFormat('yyyy-MM-dd HH:mm');
  const dayBefore = (local: string) =>
    wall(deadlineOf(DateTime.fromISO(local, { zone: 'America/New_York' }).toJSDate(), 1440)!);
  expect(['2026-03-08T10:00', '2026-11-01T10:00', '2026-06-22T10:00'].map(dayBefore)).toEqual([
    '2026-03-07 09:00',
    '2026-10-31 11:00',
    '2026-06-21 10:00',
  ]);
});
