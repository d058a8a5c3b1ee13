import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { cardLines } from '../../../../web/admin/check-ins/card-lines';
import { topOf } from '../../../../web/admin/check-ins/row-offsets';
import type { CheckIn } from '../../../../web/admin/check-ins/statuses';
import { useRowLayout } from '../../../../web/admin/check-ins/use-row-layout';
import { party } from './queue';

const clock = Date.parse('2026-11-21T16:00:00.000Z');
const host = { mayCallUp: true, maySetStatus: true };

/** Pixels of one card of the list, open or not. */
function cardHeight(change: object, isOpen: boolean, rights = host): number {
  const checkIn = party(1, 'Ann', 'Lee', change) as CheckIn;
  const { result } = renderHook(() =>
    useRowLayout({
      rows: [{ checkIn, isLeaving: false }],
      skip: 0,
      shape: 'cards',
      hasPlaces: true,
      openIds: new Set(isOpen ? [checkIn.id] : []),
      rights,
      timeZone: 'America/Chicago',
      clock,
      isToday: true,
      trailOf: () => 0,
    }),
  );
  return topOf(result.current.offsets, 1);
}
const opened = (change: object, rights = host) => cardHeight(change, true, rights) - cardHeight(change, false, rights);

test('an open card has a line for the call-up only where there is one', () => {
  const withCallUp = opened({});
  expect(opened({ status: 'SEATED' })).toBe(withCallUp - 58);
  expect(opened({}, { ...host, mayCallUp: false })).toBe(withCallUp - 58);
  expect(opened({ status: 'CANCELED', cancelBy: 'no-show', undoUntil: '2026-11-21T16:10:00.000Z' })).toBe(withCallUp);
  const called = { status: 'READY', notifiedAt: '2026-11-21T15:55:00.000Z' };
  expect(cardHeight(called, true)).toBe(cardHeight({ status: 'READY' }, true));
});

test.each([
  ['booked', { appointedAt: '2026-11-21T15:45:00.000Z' }],
  ['at a table', { tableNumber: '12' }],
  ['new, with a long name', { isNewCustomer: true, customer: { ...party(1, 'Maximiliane', 'Featherstone').customer } }],
])('a row has a line more for the signs of who is %s', (_what, change) => {
  expect(cardHeight(change, false) - cardHeight({}, false)).toBe(20);
});

test('a short name has room for "New!" beside it', () => {
  expect(cardHeight({ isNewCustomer: true }, false)).toBe(cardHeight({}, false));
});

test('an open card makes room for long notes and texts, a closed one does not', () => {
  const long = 'One of us is in a wheelchair. '.repeat(20);
  expect(cardHeight({ notes: long }, false)).toBe(cardHeight({ notes: 'Window' }, false));
  expect(opened({ notes: long }) - opened({ notes: 'Window' })).toBe(3 * 17);
  expect(opened({ reply: long }) - opened({ reply: 'Yes' })).toBe(3 * 19);
});

test.each([
  ['', 390, 1],
  ['Window', 390, 1],
  ['a'.repeat(48), 390, 2],
  ['a'.repeat(48), 690, 1],
  ['a'.repeat(2000), 390, 4],
])('%s on %i px takes %i lines', (text, width, lines) => {
  expect(cardLines(text, 'note', width)).toBe(lines);
});
