import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { occurrenceDates } from '../../../../server/domain/appointments/series/occurrence-dates';
import { MAX_OCCURRENCES, parseRule } from '../../../../server/domain/appointments/series/recurrence-rule';
import {
  everyRule,
  maxOccurrences,
  noRepeat,
  numberRule,
  type RepeatDraft,
  repeatChoices,
  type RepeatKind,
  ruleOf,
  untilRule,
} from '../../../../web/admin/appointments/series/repeat-draft';
import { frequencyWords, ordinal, ruleWords, seriesWords } from '../../../../web/admin/appointments/series/rule-words';

/** A Tuesday, the third one of its month. */
const tuesday = '2026-06-16';
const rule = (draft: Partial<RepeatDraft>, date = tuesday) => ruleOf({ ...noRepeat, ...draft }, date);

test('the usual rules are those of the date', () => {
  expect(repeatChoices(tuesday).map(([, words]) => words)).toEqual([
    'Does not repeat',
    'Daily',
    'Weekly on Tuesday',
    'Every 2 weeks on Tuesday',
    'Monthly on the 16th',
    'Monthly on the third Tuesday',
    'Custom…',
  ]);
  expect(repeatChoices('2026-06-30').at(-2)).toEqual(['monthWeekday', 'Monthly on the last Tuesday']);
  expect(repeatChoices('').map(([, words]) => words)).toContain('Weekly');
  const kinds: RepeatKind[] = ['daily', 'weekly', 'biweekly', 'monthDay', 'monthWeekday'];
  expect(kinds.map((kind) => rule({ kind, count: '3' }))).toEqual([
    'FREQ=DAILY;COUNT=3',
    'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=3',
    'FREQ=MONTHLY;BYMONTHDAY=16;COUNT=3',
    'FREQ=MONTHLY;BYDAY=3TU;COUNT=3',
  ]);
  expect(rule({})).toBeNull();
  expect(rule({ kind: 'daily' }, '')).toBeNull();
});

test('a custom rule has its own days and its end', () => {
  const custom = (draft: Partial<RepeatDraft>) =>
    rule({ kind: 'custom', ends: 'until', until: '2026-12-31', ...draft });
  expect(custom({ weekdays: ['MO', 'FR'], every: '2' })).toBe(
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=SU;UNTIL=20261231',
  );
  expect(custom({})).toBe('FREQ=WEEKLY;BYDAY=TU;WKST=SU;UNTIL=20261231');
  expect(custom({ unit: 'MONTHLY', monthBy: 'last' })).toBe('FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20261231');
  expect(custom({ unit: 'DAILY', every: '10' })).toBe('FREQ=DAILY;INTERVAL=10;UNTIL=20261231');
  expect(custom({ every: '0' })).toBeNull();
  expect(custom({ until: tuesday })).toBeNull();
});

test('what is typed is refused with what is wanted', () => {
  expect(numberRule('x', 2, 200)).toBe('Enter a number from 2 to 200.');
  expect(everyRule('25', { unit: 'MONTHLY' })).toBe('Enter a number from 1 to 24.');
  expect(untilRule('', tuesday)).toBe('Choose a date.');
  expect(untilRule('2026-06-15', tuesday)).toBe('The last date must be after the first one.');
  expect(maxOccurrences).toBe(MAX_OCCURRENCES);
});

test('the server takes every rule that the form makes, and begins with its date', () => {
  const drafts = fc.record({
    kind: fc.constantFrom<RepeatKind>('daily', 'weekly', 'biweekly', 'monthDay', 'monthWeekday', 'custom'),
    every: fc.integer({ min: 1, max: 24 }).map(String),
    unit: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const),
    weekdays: fc.constant<string[]>([]),
    monthBy: fc.constantFrom('day' as const, 'weekday' as const),
    ends: fc.constant('count' as const),
    count: fc.integer({ min: 2, max: 200 }).map(String),
    until: fc.constant(''),
  });
  const days = fc
    .integer({ min: 0, max: 3000 })
    .map((day) => new Date(Date.parse(tuesday) + day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(drafts, days, (draft, date) => {
      const parsed = parseRule(ruleOf(draft, date)!);
      const [first] = occurrenceDates({ ...parsed, count: 2 }, date, '2999-12-31');
      expect(first).toBe(date);
    }),
  );
});

test('a rule reads as a sentence', () => {
  const words = (text: string) => frequencyWords(`${text};COUNT=3`);
  expect(words('FREQ=DAILY')).toBe('Every day');
  expect(words('FREQ=DAILY;INTERVAL=2')).toBe('Every second day');
  expect(words('FREQ=DAILY;INTERVAL=10')).toBe('Every 10 days');
  expect(words('FREQ=WEEKLY;BYDAY=TU')).toBe('Every Tuesday');
  expect(words('FREQ=WEEKLY;BYDAY=MO,WE,FR')).toBe('Every Monday, Wednesday, and Friday');
  expect(words('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('Monday to Friday');
  expect(words('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU')).toBe('Every day');
  expect(words('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU')).toBe('Every second Tuesday');
  expect(words('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU')).toBe('Every second week on Monday and Tuesday');
  expect(words('FREQ=WEEKLY;INTERVAL=3;BYDAY=TU')).toBe('Every 3 weeks on Tuesday');
  expect(words('FREQ=MONTHLY;BYMONTHDAY=22')).toBe('Every month on the 22nd');
  expect(words('FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1')).toBe('Every second month on the last day');
  expect(words('FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU')).toBe('Every 3 months on the second Tuesday');
  expect(words('FREQ=MONTHLY;BYDAY=-1FR')).toBe('Every month on the last Friday');
  expect([1, 2, 3, 4, 11, 12, 13, 21, 31].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '31st',
  ]);
  expect(ruleWords('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=12')).toBe('Every second Tuesday, 12 times');
  expect(ruleWords('FREQ=DAILY;UNTIL=20260303')).toBe('Every day, until Mar 3, 2026');
  expect(
    seriesWords({ rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=12', occurrences: 12, lastDate: '2026-03-03' }),
  ).toBe('Every second Tuesday, 12 times, until Mar 3, 2026');
});
