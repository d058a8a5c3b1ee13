import { expect, test } from '@jest/globals';
import { addDays, dayIn, daysFrom, isDay, rangeWords, weekOf } from '../../../../web/admin/dashboard/days';
import { rangeFault, rangeOf, rangeOfUrl, writeRange } from '../../../../web/admin/dashboard/ranges';

const today = '2026-11-21';
const read = (search: string) => rangeOfUrl(new URLSearchParams(search), today);

test('an instant has its day by the clock of the business', () => {
  const instant = Date.parse('2026-11-22T03:30:00Z');
  expect([dayIn('America/Chicago', instant), dayIn('UTC', instant), dayIn('Pacific/Auckland', instant)]).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-22',
  ]);
});

test('days are counted over the ends of months, years and summer time', () => {
  expect([addDays('2026-03-01', -1), addDays('2024-02-28', 1), addDays('2026-12-31', 1)]).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2027-01-01',
  ]);
  expect([daysFrom(today, today), daysFrom('2026-10-25', '2026-11-08'), daysFrom('2023-03-01', '2024-02-29')]).toEqual([
    1, 15, 366,
  ]);
  expect([weekOf('2026-11-21'), weekOf('2026-11-16'), weekOf('2026-11-15')]).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-09',
  ]);
});

test('only days that exist are days', () => {
  expect(['2026-11-21', '2026-02-30', '2026-13-01', '26-11-21', 'today', null].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('each name is its days, the last of them today', () => {
  expect([
    rangeOf('today', today).from,
    rangeOf('7d', today).from,
    rangeOf('30d', today).from,
    rangeOf('12m', today).from,
  ]).toEqual(['2026-11-21', '2026-11-15', '2026-10-23', '2025-11-22']);
  expect(rangeOf('12m', '2024-02-29')).toEqual({ name: '12m', from: '2023-03-01', to: '2024-02-29' });
});

test('a range is in the address and comes back from it; other parameters stay', () => {
  for (const range of [
    rangeOf('today', today),
    rangeOf('30d', today),
    { name: 'own' as const, from: '2026-01-05', to: '2026-02-01' },
  ]) {
    expect(rangeOfUrl(writeRange(new URLSearchParams('range=7d&from=2026-01-01&to=2026-01-02'), range), today)).toEqual(
      range,
    );
  }
  expect(writeRange(new URLSearchParams('action=x&range=7d'), rangeOf('today', today)).toString()).toBe('action=x');
});

test('an address that can not be is Today', () => {
  const wrong = [
    '',
    'range=own',
    'range=nonsense',
    'from=2026-11-20',
    'from=2026-11-20&to=2026-11-10',
    'from=2026-11-20&to=2026-11-22',
    'from=2025-01-01&to=2026-11-01',
    'from=x&to=y',
  ];
  expect(wrong.map((search) => read(search).name)).toEqual(wrong.map(() => 'today'));
});

test('what is wrong with two days is said', () => {
  expect([
    rangeFault('2025-11-21', today, today),
    rangeFault('2025-11-20', today, today),
    rangeFault(today, '2026-11-20', today),
    rangeFault(today, '2026-11-22', today),
    rangeFault('', today, today),
  ]).toEqual([
    null,
    'Choose at most 366 days.',
    'The last day is before the first.',
    'The last day is still to come.',
    'Choose a first and a last day.',
  ]);
});

test('a range in words', () => {
  expect([rangeWords(today, today), rangeWords('2026-11-15', today), rangeWords('2025-11-22', today)]).toEqual([
    'Sat, Nov 21, 2026',
    'Nov 15 to Nov 21, 2026',
    'Nov 22, 2025 to Nov 21, 2026',
  ]);
});
