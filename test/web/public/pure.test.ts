import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTime } from '../../../web/ui/clock-time';
import { ordinal } from '../../../web/ui/ordinal';
import { formatPhone, phoneDigits } from '../../../web/ui/phone-number';
import { translatorOf } from '../../../web/public/i18n/messages';
import { waitText } from '../../../web/public/i18n/wait-text';
import '../load-texts';
import { appearance, posterColors, readableOn } from '../../../web/public/check-in/appearance';

describe('phone numbers', () => {
  test.each([
    ['', ''],
    ['2', '(2'],
    ['217', '(217'],
    ['2175', '(217) 5'],
    ['217555', '(217) 555'],
    ['2175550', '(217) 555-0'],
    ['2175550142', '(217) 555-0142'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });

  test('what is shown reads back as the same digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9][0-9]{0,9}$/), (digits) => phoneDigits(formatPhone(digits)) === digits),
    );
  });

  test.each([
    ['+1 (217) 555-0142', '2175550142'],
    ['12175550142', '2175550142'],
    ['21755501429', '2175550142'],
    ['abc', ''],
  ])('%s holds the digits %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
])('%i is %s', (n, word) => {
  expect(ordinal(n)).toBe(word);
});

test.each([
  ['2026-11-21T15:05:00.000Z', 'America/Chicago', '9:05 AM'],
  ['2026-07-01T06:00:00.000Z', 'America/New_York', '2:00 AM'],
  ['2026-07-01T19:00:00.000Z', 'America/Los_Angeles', '12:00 PM'],
])('%s in %s is %s', (instant, zone, shown) => {
  expect(clockTime(instant, zone)).toBe(shown);
});

describe("the business's look", () => {
  const luminance = (color: string) => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  test('text is readable on every color', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        const [high, low] = [luminance(color), luminance(readableOn(color))].sort((a, b) => b - a);
        return (high + 0.05) / (low + 0.05) >= 4.5;
      }),
    );
  });

  test.each([
    [12, 45],
    [45, 45],
    [72, 72],
    [400, 100],
  ])('font size %i is drawn as %i', (fontSize, drawn) => {
    expect(appearance({ fontFamily: 'SANS', fontSize, color: '#cccccc' })).toMatchObject({ '--app-size': drawn });
  });

  test('what is no color is the default grey', () => {
    expect(appearance({ fontFamily: 'SANS', fontSize: 45, color: 'url(x)' })).toMatchObject({
      '--app-color': '#cccccc',
    });
  });
});

test.each([
  [10, 12, 15, 'about 12 minutes (10 to 15)'],
  [1, 1, 2, 'about 1 minute (1 to 2)'],
  [0, 3, 5, 'up to 5 minutes'],
  [0, 0, 1, 'up to 1 minute'],
  [45, 55, 70, 'about 55 minutes (45 minutes to 1 hour 10 minutes)'],
  [60, 90, 121, 'about 1 hour 30 minutes (1 hour to over 2 hours)'],
  [85, 125, 140, '1 hour 25 minutes to over 2 hours'],
  [120, 150, 180, 'over 2 hours'],
])('a wait of %i to %i to %i minutes is %s', (lowMinutes, minutes, highMinutes, words) => {
  expect(waitText(translatorOf('en'), { lowMinutes, minutes, highMinutes }).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a wait breaks between its durations, not within', () => {
  const text = waitText(translatorOf('en'), { lowMinutes: 60, minutes: 80, highMinutes: 100 });
  expect(text.split(' ')).toEqual([
    'about',
    '1\u00a0hour\u00a020\u00a0minutes',
    '(1\u00a0hour',
    'to',
    '1\u00a0hour\u00a040\u00a0minutes)',
  ]);
});

test.each([
  ['#b4235a', { '--brand': '#b4235a', '--on-brand': '#ffffff', '--brand-ink': '#b4235a' }],
  ['#f4b63f', { '--brand': '#f4b63f', '--on-brand': '#1f2322', '--brand-ink': '#1f2322' }],
  ['#cccccc', undefined],
])('a poster in %s', (color, colors) => {
  expect(posterColors(color)).toEqual(colors);
});
