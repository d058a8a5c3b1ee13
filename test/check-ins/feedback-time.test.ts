import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { feedbackTime } from '../../server/domain/check-ins/feedback/feedback-time.js';
import { withinSendingHours } from '../../server/core/messages/sending-hours.js';

const HOUR_MS = 3_600_000;
const NEW_YORK = 'America/New_York';
/** Zones of our states, and some with odd offsets or clock changes of their own. */
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'America/Havana',
  'Pacific/Chatham',
];

/** Instants around the clock changes of a year, and any other. */
const instants = fc.oneof(
  fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2026-04-04', '2026-10-03', '2026-03-28'),
      fc.integer({ min: 0, max: 48 * 3600 }),
    )
    .map(([day, seconds]) => new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000)),
);
const zones = fc.constantFrom(...ZONES);
const local = (at: Date, zone: string) => DateTime.fromJSDate(at, { zone });
const isOpen = (at: Date, zone: string) => local(at, zone).hour >= 9 && local(at, zone).hour < 20;

describe('the time of asking for feedback', () => {
  test.each([
    ['in the afternoon it is 3 hours later', '2026-06-15T16:00:00Z', '2026-06-15T19:00:00Z'],
    ['19:59:59 is still in time', '2026-06-15T20:59:59Z', '2026-06-15T23:59:59Z'],
    ['20:00 is the next 9:00', '2026-06-15T21:00:00Z', '2026-06-16T13:00:00Z'],
    ['a night is over at 9:00 of the same day', '2026-06-15T05:30:00Z', '2026-06-15T13:00:00Z'],
    ['9:00 itself is in time', '2026-06-15T10:00:00Z', '2026-06-15T13:00:00Z'],
    ['the night in which clocks go forward', '2026-03-08T00:30:00Z', '2026-03-08T13:00:00Z'],
    ['the night in which clocks go back', '2026-11-01T00:30:00Z', '2026-11-01T14:00:00Z'],
  ])('%s', (_name, visitAt, expected) => {
    expect(feedbackTime(new Date(visitAt), NEW_YORK)).toEqual(new Date(expected));
  });

  test('never before it is due, always within 9:00 to 20:00, and as early as that allows', () => {
    fc.assert(
      fc.property(instants, zones, (visitAt, zone) => {
        const due = new Date(visitAt.getTime() + 3 * HOUR_MS);
        const at = feedbackTime(visitAt, zone);
        expect(at.getTime()).toBeGreaterThanOrEqual(due.getTime());
        expect(isOpen(at, zone)).toBe(true);
        if (isOpen(due, zone)) return expect(at).toEqual(due);
        expect(local(at, zone).toFormat('HH:mm:ss.SSS')).toBe('09:00:00.000');
        for (let step = due.getTime(); step < at.getTime(); step += HOUR_MS / 4)
          expect(isOpen(new Date(step), zone)).toBe(false);
      }),
      { numRuns: 2000, seed: 20261121 },
    );
  });

  test('what is in time stays: asking twice moves nothing', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const once = withinSendingHours(at, zone);
        expect(withinSendingHours(once, zone)).toEqual(once);
      }),
      { seed: 20261121 },
    );
  });
});
