import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  dateIn,
  instantAt,
  laterWall,
  offsetIn,
  wallMinutes,
  wallRange,
  wallTime,
} from '../../../../web/admin/appointments/wall-time';

const zones = ['America/Chicago', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
const minute = 60_000;
const anInstant = fc
  .integer({ min: Date.UTC(2020, 0) / minute, max: Date.UTC(2030, 0) / minute })
  .map((minutes) => new Date(minutes * minute));

test('an instant comes back from the clock, or the first at which it shows the same', () => {
  fc.assert(
    fc.property(anInstant, fc.constantFrom(...zones), (instant, zone) => {
      const back = instantAt(wallTime(instant, zone), zone);
      expect(wallTime(back, zone)).toBe(wallTime(instant, zone));
      expect(back.getTime()).toBeLessThanOrEqual(instant.getTime());
      expect(instant.getTime() - back.getTime()).toBeLessThanOrEqual(60 * minute);
    }),
  );
});

test('on days when the clocks change: what they skip is later by the skip, of what they show twice the first', () => {
  const zone = 'America/Chicago';
  expect(instantAt('2026-03-08T02:40', zone).toISOString()).toBe('2026-03-08T08:40:00.000Z');
  expect(instantAt('2026-03-08T03:00', zone).toISOString()).toBe('2026-03-08T08:00:00.000Z');
  expect(instantAt('2026-11-01T01:30', zone).toISOString()).toBe('2026-11-01T06:30:00.000Z');
  expect(instantAt('2026-11-01T02:00', zone).toISOString()).toBe('2026-11-01T08:00:00.000Z');
});

test('a clock that is set moves nothing on the wall', () => {
  expect(laterWall('2026-03-08T01:30', 60)).toBe('2026-03-08T02:30');
  expect(laterWall('2026-03-08T00:10', -15)).toBe('2026-03-07T23:55');
  expect(wallMinutes('2026-10-31T09:00', '2026-11-01T09:00')).toBe(24 * 60);
});

test('what is within the hour that the clock shows twice is drawn as long as it takes', () => {
  expect(wallRange('2026-11-01T06:45:00Z', '2026-11-01T07:15:00Z', 'America/Chicago')).toEqual({
    start: '2026-11-01T01:45',
    end: '2026-11-01T02:15',
  });
  expect(wallRange('2026-11-01T05:30:00Z', '2026-11-01T09:00:00Z', 'America/Chicago')).toEqual({
    start: '2026-11-01T00:30',
    end: '2026-11-01T03:00',
  });
});

test('date and distance from UTC are those of the business', () => {
  const now = Date.parse('2026-11-22T04:30:00Z');
  expect(dateIn('America/Chicago', now)).toBe('2026-11-21');
  expect(offsetIn('America/Chicago', now)).toBe('-06:00');
  expect(offsetIn('Asia/Kathmandu', now)).toBe('+05:45');
});
