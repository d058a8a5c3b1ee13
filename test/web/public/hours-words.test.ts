import { describe, expect, test } from '@jest/globals';
import { translatorOf } from '../../../web/public/i18n/messages';
import { exceptionLines, nextChangeText, weekdayOf, weekLines } from '../../../web/public/business-page/hours-words';
import { holidayName } from '../../../web/public/business-page/holiday-name';
import { usHolidays } from '../../../server/domain/hours/us-holidays';
import '../load-texts';

const t = translatorOf('en');
const at = (text: string) => `${text}.000Z`;
/** Half past four in Chicago, on a Monday. */
const NOW = at('2026-11-23T22:30:00');
const next = (state: { until?: string; opensAt?: string }, locale = 'en-US') =>
  nextChangeText(
    locale === 'en-US' ? t : translatorOf('es'),
    { isOpen: state.until !== undefined, until: state.until ?? null, opensAt: state.opensAt ?? null },
    { now: NOW, timeZone: 'America/Chicago', locale },
  );

describe('the next change is said in the time of the business', () => {
  test.each([
    [{ until: at('2026-11-23T23:00:00') }, 'closes at 5:00 PM'],
    [{ until: at('2026-11-24T08:00:00') }, 'closes Tuesday, 2:00 AM'],
    [{ opensAt: at('2026-11-24T00:00:00') }, 'opens at 6:00 PM'],
    [{ opensAt: at('2026-11-24T15:00:00') }, 'opens Tuesday, 9:00 AM'],
    [{ opensAt: at('2026-11-29T15:00:00') }, 'opens Sunday, 9:00 AM'],
    [{ opensAt: at('2026-11-30T15:00:00') }, 'opens November 30, 9:00 AM'],
    [{}, null],
  ])('%j: %s', (state, text) => expect(next(state)).toBe(text));

  test('in Spanish too', () => {
    expect(next({ opensAt: at('2026-11-24T15:00:00') }, 'es-US')).toMatch(/^abre: martes, 9:00/);
  });

  test('and today is the day there', () => {
    expect(weekdayOf(at('2026-11-24T05:00:00'), 'America/Chicago')).toBe(1);
    expect(weekdayOf(at('2026-11-24T06:00:00'), 'America/Chicago')).toBe(2);
  });
});

test('a week begins on Monday and has a line for each day, with all its hours', () => {
  const weekly = [
    { weekday: 0, opens: 0, closes: 1440 },
    { weekday: 1, opens: 540, closes: 720 },
    { weekday: 1, opens: 780, closes: 1020 },
    { weekday: 6, opens: 1080, closes: 120 },
  ];
  const lines = weekLines(t, { weekly, exceptions: [] }, 'en-US').map(({ day, times }) => [day, ...times]);
  expect(lines).toEqual([
    ['Monday', '9:00 AM – 12:00 PM', '1:00 PM – 5:00 PM'],
    ...['Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, 'Closed']),
    ['Saturday', '6:00 PM – 2:00 AM'],
    ['Sunday', 'Open 24 hours'],
  ]);
  expect(weekLines(t, { weekly: [], exceptions: [] }, 'en-US')).toEqual([]);
});

test('exceptions have their date, name and hours', () => {
  const exceptions = [
    { date: '2026-12-25', name: 'Christmas', ranges: [] },
    { date: '2026-12-31', name: 'Old year', ranges: [{ opens: 540, closes: 720 }] },
  ];
  expect(exceptionLines(t, { weekly: [], exceptions }, 'en-US')).toEqual([
    { key: '2026-12-25', name: 'Christmas', day: 'Friday, December 25', times: ['Closed'] },
    { key: '2026-12-31', name: 'Old year', day: 'Thursday, December 31', times: ['9:00 AM – 12:00 PM'] },
  ]);
});

test('US holidays are read in the language of the page, and the words of the owner as they are', () => {
  const names = usHolidays(2027).map(({ name }) => name);
  expect(names).toHaveLength(11);
  expect(names.map((name) => holidayName(t, name))).toEqual(names.map((name) => name.replaceAll('\u2019', "'")));
  const spanish = names.map((name) => holidayName(translatorOf('es'), name));
  expect(names.filter((name) => spanish.includes(name))).toEqual([]);
  const exceptions = ['Thanksgiving', 'Thanksgiving at our place', 'constructor'].map((name, index) => ({
    date: `2026-11-2${index}`,
    name,
    ranges: [],
  }));
  const lines = exceptionLines(translatorOf('es'), { weekly: [], exceptions }, 'es-US');
  expect(lines.map(({ name }) => name)).toEqual([
    'Día de Acción de Gracias',
    'Thanksgiving at our place',
    'constructor',
  ]);
});
