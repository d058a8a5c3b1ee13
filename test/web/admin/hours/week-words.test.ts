import { expect, test } from '@jest/globals';
import { weekLines } from '../../../../web/admin/hours/week-words';

const on = (weekday: number, opens = 540, closes = 1020) => ({ weekday, opens, closes });

test.each([
  ['days that are alike stand together', [1, 2, 3, 4, 5].map((day) => on(day)), ['Mon – Fri 9:00 AM – 5:00 PM']],
  ['the week begins on Monday', [on(0), on(6), on(1)], ['Mon 9:00 AM – 5:00 PM', 'Sat – Sun 9:00 AM – 5:00 PM']],
  ['a day off is a gap', [on(2), on(4)], ['Tue 9:00 AM – 5:00 PM', 'Thu 9:00 AM – 5:00 PM']],
  ['other hours stand apart', [on(3), on(4, 660)], ['Wed 9:00 AM – 5:00 PM', 'Thu 11:00 AM – 5:00 PM']],
  ['a day can have several', [on(5, 540, 720), on(5, 780)], ['Fri 9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM']],
  ['there can be none', [], []],
])('hours of a week in few words: %s', (_, weekly, lines) => expect(weekLines(weekly)).toEqual(lines));
