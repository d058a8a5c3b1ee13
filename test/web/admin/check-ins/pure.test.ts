import { describe, expect, test } from '@jest/globals';
import { keepRows, toldIn } from '../../../../web/admin/check-ins/keep-rows';
import { entrySearch } from '../../../../web/admin/check-ins/paths';
import { partyError } from '../../../../web/admin/check-ins/PartyField';
import { shortProductWords } from '../../../../web/admin/products/select/chosen-products';
import { pastDay, viewOfUrl, writeView } from '../../../../web/admin/check-ins/queue-view';
import { currentOf } from '../../../../web/admin/check-ins/stale-entry';
import type { CheckIn } from '../../../../web/admin/check-ins/statuses';
import { elapsed } from '../../../../web/admin/check-ins/times';

const checkIn = (id: string) => ({ id }) as CheckIn;
const rows = (...ids: string[]) => ids.map((id) => ({ checkIn: checkIn(id), isLeaving: false }));
const order = (list: ReturnType<typeof keepRows>) =>
  list.map((row) => (row.isLeaving ? `(${row.checkIn.id})` : row.checkIn.id)).join(' ');

describe('rows keep their places', () => {
  test.each([
    ['one that goes', ['a', 'b', 'c'], ['a', 'c'], 'a (b) c'],
    ['the last', ['a', 'b'], ['a'], 'a (b)'],
    ['all', ['a', 'b'], [], '(a) (b)'],
    ['one that comes', ['a', 'b'], ['a', 'b', 'c'], 'a b c'],
    ['one goes and one comes', ['a', 'b'], ['b', 'c'], '(a) b c'],
    ['one moves to the top', ['a', 'b', 'c'], ['c', 'a', 'b'], 'a b c'],
    ['one comes at the top', ['a', 'b'], ['c', 'a', 'b'], 'a b c'],
  ])('%s', (_, before, next, after) => {
    expect(order(keepRows(rows(...before), next.map(checkIn)))).toBe(after);
  });
});

describe('rows keep their heights', () => {
  const party = (id: string, reply: string | null) =>
    ({ id, reply, notes: '', holdUntil: null, receivedAt: null }) as CheckIn;
  const row = (one: CheckIn) => ({ checkIn: one, isLeaving: false });
  const [plain, asking] = [party('a', null), party('a', 'Is there a high chair?')];
  const [below, belowAsking] = [party('b', null), party('b', 'Where can we park?')];

  test('one that loses its text', () => {
    const [lower] = keepRows([row(asking)], [plain], 'a');
    expect(lower).toEqual({ checkIn: plain, isLeaving: false, kept: asking });
    expect(toldIn(lower!)).toBe(plain);
    expect(keepRows([lower!], [plain], 'a')).toEqual([lower]);
    expect(keepRows([lower!], [asking], 'a')).toEqual([row(asking)]);
  });

  test('one that gets a text over the pointer shows it later, those under the pointer and below grow at once', () => {
    const next = keepRows([row(plain), row(below)], [asking, belowAsking], 'b');
    expect(next).toEqual([{ checkIn: asking, isLeaving: false, kept: plain }, row(belowAsking)]);
    expect(next.map(toldIn)).toEqual([plain, belowAsking]);
    expect(keepRows(next, [plain, below], 'b')[0]).toEqual(row(plain));
  });

  test('without a pointer none grows', () => {
    expect(keepRows([row(plain)], [asking]).map(toldIn)).toEqual([plain]);
  });
});

test('a day is one before today', () => {
  expect(pastDay('2026-11-20', '2026-11-21')).toBe('2026-11-20');
  for (const wrong of ['2026-11-21', '2026-11-22', '2026-02-30', '26-1-1', null, 5])
    expect(pastDay(wrong, '2026-11-21')).toBeNull();
});

test('a view goes into the address and comes back, and leaves the rest of it alone', () => {
  const view = { filter: 'SEATED', date: '2026-11-20', part: null, search: 'Ann', staff: 'mine' } as const;
  const parameters = writeView(new URLSearchParams('entry=5'), view);
  expect(parameters.get('entry')).toBe('5');
  expect(viewOfUrl(parameters, '2026-11-21')).toEqual(view);
  expect(
    writeView(parameters, { filter: 'CHECKED_IN', date: null, part: null, search: '', staff: null }).toString(),
  ).toBe('entry=5');
  expect(entrySearch(parameters, null)).toBe('?tab=seated&date=2026-11-20&q=Ann&staff=mine');
  expect(entrySearch(new URLSearchParams('entry=5'), null)).toBe('');
});

test("the server's own entry is read, and nothing that is none", () => {
  const entry = {
    id: '5',
    version: 2,
    status: 'CHECKED_IN',
    partySize: 3,
    notes: '',
    selectedProducts: [{ id: '7', name: 'Cut' }],
    staff: null,
    askedForStaff: false,
    tableNumber: '',
  };
  expect(currentOf({ current: entry })).toEqual(entry);
  for (const wrong of [
    undefined,
    null,
    {},
    { current: { id: '5' } },
    { current: { ...entry, id: 5 } },
    { current: { ...entry, status: 'checked-in' } },
    { current: { ...entry, selectedProducts: [{ id: '7' }] } },
    { current: { ...entry, staff: { id: '7' } } },
  ])
    expect(currentOf(wrong)).toBeNull();
});

test('a row names two chosen items and counts the others', () => {
  const items = ['Cut', 'Shave', 'Brows'].map((name) => ({ id: name, name }));
  expect([0, 1, 2, 3].map((count) => shortProductWords(items.slice(0, count)))).toEqual([
    '',
    'Cut',
    'Cut, Shave',
    'Cut, Shave +1',
  ]);
});

test('an elapsed time is in full minutes, and never negative', () => {
  const at = (minutes: number) => Date.parse('2026-11-21T15:00:00Z') + minutes * 60_000;
  expect([-5, 0.9, 59.9, 60, 125].map((minutes) => elapsed('2026-11-21T15:00:00.000Z', at(minutes)))).toEqual([
    '0 min',
    '0 min',
    '59 min',
    '1 h 0 min',
    '2 h 5 min',
  ]);
});

test('a party is 1 to 99', () => {
  for (const fine of ['1', '5', '99']) expect(partyError(fine)).toBeUndefined();
  for (const wrong of ['', '0', '100', '-1', '2.5', 'x']) expect(partyError(wrong)).toBe('Enter a party of 1 to 99.');
});
