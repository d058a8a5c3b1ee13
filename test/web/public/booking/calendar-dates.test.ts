import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayInMonth,
  daysBetween,
  daysIn,
  monthOf,
  partOfMonth,
  weekdayOf,
  weeksOf,
} from '../../../../web/public/booking/calendar-dates';

const month = fc
  .tuple(fc.integer({ min: 1970, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const date = fc.tuple(month, fc.integer({ min: 0, max: 27 })).map(([of, days]) => addDays(`${of}-01`, days));

test('the weeks of a month have all its days once, in order, each under its weekday', () => {
  fc.assert(
    fc.property(month, (of) => {
      const weeks = weeksOf(of);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days).toHaveLength(daysIn(of));
      expect(days).toEqual(days.toSorted());
      expect(new Set(days.map(monthOf))).toEqual(new Set([of]));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((day) => day !== null)).toBe(true);
        for (const [weekday, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(weekday);
      }
    }),
  );
});

test('days and months are added and taken off', () => {
  fc.assert(
    fc.property(date, month, fc.integer({ min: -800, max: 800 }), (day, of, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(addMonths(addMonths(of, count), -count)).toBe(of);
    }),
  );
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), daysIn('2028-02')]).toEqual(['2027-01', '2025-12', 29]);
  expect(dayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
});

test('the part of a month within two dates is what both have', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 730 }), month, (first, days, of) => {
      const last = addDays(first, days);
      const wanted = weeksOf(of)
        .flat()
        .filter((day) => day !== null && day >= first && day <= last);
      const part = partOfMonth(of, first, last);
      expect(part ? Array.from({ length: part.days }, (_, index) => addDays(part.firstDate, index)) : []).toEqual(
        wanted,
      );
    }),
  );
});
