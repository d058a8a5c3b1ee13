import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { reminderTime } from '../../server/domain/appointments/reminders/reminder-time.js';

const HOUR_MS = 3_600_000;
const NEW_YORK = 'America/New_York';
const ZONES = [NEW_YORK, 'America/Phoenix', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Asia/Beirut'];

const instants = fc.oneof(
  fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-01-01T00:00:00Z'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04', '2026-03-29'),
      fc.integer({ min: -48 * 3600, max: 48 * 3600 }),
    )
    .map(([day, seconds]) => new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000)),
);
const local = (at: Date, zone: string) => DateTime.fromJSDate(at, { zone });
const isNight = (at: Date, zone: string) => local(at, zone).hour < 8 || local(at, zone).hour >= 21;

describe('the time of a reminder', () => {
  const early = '2026-06-01T12:00:00Z';
  test.each([
    ['by day it is one day before', '2026-06-22T14:00:00Z', early, '2026-06-21T14:00:00Z'],
    ['at the same time by the clock', '2026-11-01T15:00:00Z', early, '2026-10-31T14:00:00Z'],
    ['8:00 is day', '2026-06-22T12:00:00Z', early, '2026-06-21T12:00:00Z'],
    ['before 8:00 it is 8:00', '2026-06-22T11:59:00Z', early, '2026-06-21T12:00:00Z'],
    ['20:59 is day', '2026-06-23T00:59:00Z', early, '2026-06-22T00:59:00Z'],
    ['from 21:00 on it is 20:00', '2026-06-23T01:00:00Z', early, '2026-06-22T00:00:00Z'],
    ['or the next morning if that is past', '2026-06-23T02:00:00Z', '2026-06-22T00:30:00Z', '2026-06-22T12:00:00Z'],
    ['less than 24 hours ahead there is none', '2026-06-22T14:00:00Z', '2026-06-21T14:00:01Z', null],
  ])('%s', (_name, startsAt, now, expected) => {
    const at = reminderTime({ startsAt: new Date(startsAt), timeZone: NEW_YORK, now: new Date(now) });
    expect(at?.toISOString() ?? null).toBe(expected && new Date(expected).toISOString());
  });

  test('is never at night, never past, before the visit, and one day before wherever that is by day', () => {
    const ahead = fc.integer({ min: 24 * HOUR_MS, max: 30 * 24 * HOUR_MS });
    fc.assert(
      fc.property(instants, ahead, fc.constantFrom(...ZONES), (startsAt, ms, timeZone) => {
        const now = new Date(startsAt.getTime() - ms);
        const at = reminderTime({ startsAt, timeZone, now })!;
        expect(isNight(at, timeZone)).toBe(false);
        expect(at < startsAt).toBe(true);
        // On a day of 25 hours the same time is an hour more ahead than a day.
        expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime() - HOUR_MS);
        const due = local(startsAt, timeZone).minus({ days: 1 }).toJSDate();
        if (!isNight(due, timeZone)) expect(at).toEqual(due);
        expect(Math.abs(at.getTime() - due.getTime())).toBeLessThanOrEqual(12 * HOUR_MS);
      }),
      { numRuns: 2000, seed: 20261128 },
    );
  });
});
