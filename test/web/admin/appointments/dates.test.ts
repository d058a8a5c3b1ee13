import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  datesOf,
  isDate,
  laterDate,
  shortTitleOf,
  steppedDate,
  titleOf,
} from '../../../../web/admin/appointments/calendar-view';
import { keyDate, laterMonth, monthWeeks } from '../../../../web/admin/appointments/month-grid';
import { slotStart, usualStart } from '../../../../web/admin/appointments/new-slot';
import { timeZone } from './an-appointment';

const aDate = fc.integer({ min: 0, max: 20_000 }).map((days) => laterDate('2000-01-01', days));

test('a week begins on Sunday', () => {
  expect(datesOf('week', '2026-11-27')).toEqual({ firstDate: '2026-11-22', days: 7 });
  expect(datesOf('week', '2026-11-22')).toEqual({ firstDate: '2026-11-22', days: 7 });
  expect(datesOf('day', '2026-11-27')).toEqual({ firstDate: '2026-11-27', days: 1 });
});

test.each([
  ['day', '2026-11-27', 'Friday, November 27, 2026'],
  ['week', '2026-11-27', 'Nov 22 – 28, 2026'],
  ['week', '2026-12-01', 'Nov 29 – Dec 5, 2026'],
  ['week', '2026-12-31', 'Dec 27, 2026 – Jan 2, 2027'],
] as const)('the title of the %s of %s', (view, date, title) => {
  expect(titleOf(view, date)).toBe(title);
});

test('where there is little room the year is left out, if it is this one', () => {
  const short = (view: 'day' | 'week', date: string) => shortTitleOf(view, date, '2026-11-27');
  expect(short('day', '2026-11-27')).toBe('Fri, Nov 27');
  expect(short('day', '2027-01-04')).toBe('Mon, Jan 4, 2027');
  expect(short('week', '2026-11-27')).toBe('Nov 22 – 28');
  expect(short('week', '2026-12-31')).toBe('Dec 27, 2026 – Jan 2, 2027');
});

test('the arrows go by days or weeks, over the end of the year', () => {
  expect(steppedDate('day', '2026-12-31', 1)).toBe('2027-01-01');
  expect(steppedDate('week', '2026-11-27', -1)).toBe('2026-11-20');
});

test('what an address says is a date or not', () => {
  expect(['2026-11-27', '2026-02-30', '27.11.2026', '', null].map(isDate)).toEqual([true, false, false, false, false]);
});

test('the weeks of a month hold each of its days once, Sunday first', () => {
  fc.assert(
    fc.property(aDate, (date) => {
      const days = monthWeeks(date).flat();
      expect(days).toContain(date);
      expect(new Set(days).size).toBe(days.length);
      expect(new Date(days[0]).getUTCDay()).toBe(0);
      const ofMonth = days.filter((day) => day.startsWith(date.slice(0, 7)));
      expect(ofMonth.length).toBeGreaterThanOrEqual(28);
      expect(laterMonth(date, 0)).toBe(date);
    }),
  );
});

test('keys lead to other dates', () => {
  const at = (key: string) => keyDate(key, '2026-01-31');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'x'].map(at)).toEqual(
    [
      '2026-01-30',
      '2026-02-01',
      '2026-01-24',
      '2026-02-07',
      '2026-01-25',
      '2026-01-31',
      '2025-12-31',
      '2026-02-28',
      null,
    ],
  );
});

test('a click means the line above it', () => {
  expect(slotStart('2026-11-21T10:55', 30)).toBe('2026-11-21T10:30');
  expect(slotStart('2026-11-21T10:55', 60)).toBe('2026-11-21T10:30');
  expect(slotStart('2026-11-21T10:55', 15)).toBe('2026-11-21T10:45');
  expect(slotStart('2026-11-21T10:10', 45)).toBe('2026-11-21T10:00');
});

test('a new appointment begins at nine, or next', () => {
  const now = Date.parse('2026-11-21T16:10:00Z');
  const start = (date: string) => usualStart(date, { timeZone, now, interval: 30 }).toISOString();
  expect(start('2026-11-22')).toBe('2026-11-22T15:00:00.000Z');
  expect(start('2026-11-21')).toBe('2026-11-21T16:30:00.000Z');
});

test('after hours a new appointment begins when the business opens next, else tomorrow at nine', () => {
  const late = { timeZone, now: Date.parse('2026-11-22T05:20:00Z'), interval: 30 };
  const today = { startsAt: '2026-11-21T15:00:00.000Z', endsAt: '2026-11-21T23:00:00.000Z' };
  const next = { startsAt: '2026-11-22T16:00:00.000Z', endsAt: '2026-11-22T23:00:00.000Z' };
  const start = (more: object) => usualStart('2026-11-21', { ...late, ...more }).toISOString();
  expect(start({ open: [today, next] })).toBe('2026-11-22T16:00:00.000Z');
  expect(start({ open: [today] })).toBe('2026-11-22T15:00:00.000Z');
  expect(start({})).toBe('2026-11-22T05:30:00.000Z');
  expect(start({ now: Date.parse('2026-11-22T05:40:00Z') })).toBe('2026-11-22T15:00:00.000Z');
  expect(start({ now: Date.parse('2026-11-21T16:10:00Z'), open: [today] })).toBe('2026-11-21T16:30:00.000Z');
});
