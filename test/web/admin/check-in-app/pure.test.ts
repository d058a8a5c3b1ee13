import { expect, test } from '@jest/globals';
import { contrastHint, swatches } from '../../../../web/admin/check-in-app/colors';
import { asColor, contrast } from '../../../../web/admin/pieces/colors';
import { relativeTime } from '../../../../web/admin/check-in-app/relative-time';

const now = Date.parse('2026-11-21T15:00:00.000Z');
const ago = (minutes: number) => relativeTime(new Date(now - minutes * 60_000).toISOString(), now);

test.each([
  [0, 'just now'],
  [1.9, 'just now'],
  [-5, 'just now'],
  [2, '2 minutes ago'],
  [59.9, '59 minutes ago'],
  [60, '1 hour ago'],
  [1439, '23 hours ago'],
  [1440, 'yesterday'],
  [2880, '2 days ago'],
  [10_080, 'last week'],
  [45_000, 'last month'],
  [526_000, 'last year'],
])('%s minutes ago is %s', (minutes, words) => {
  expect(ago(minutes)).toBe(words);
});

test.each([
  ['#AABBCC', '#aabbcc'],
  ['abc', '#aabbcc'],
  [' #0f5f5c ', '#0f5f5c'],
  ['blue', null],
  ['#12', null],
  ['', null],
  ['#1234567', null],
])('%p as a color is %p', (typed, color) => {
  expect(asColor(typed)).toBe(color);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('text on every swatch has 4.5 : 1, and only the light ones make a faint button', () => {
  for (const { color } of swatches) expect(contrast(color, contrastHint(color).ink)).toBeGreaterThanOrEqual(4.5);
  expect(swatches.filter(({ color }) => contrastHint(color).isFaint).map(({ name }) => name)).toEqual([
    'Honey',
    'Blush',
  ]);
});
