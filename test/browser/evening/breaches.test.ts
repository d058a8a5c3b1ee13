import { expect, test } from '@jest/globals';
import { shorterQuotes } from './line-faults.js';
import { faultsOfSaid, type Said } from './PlaceWatch.js';
import type { Entry } from './Room.js';
import { Trail, type EventRow } from './Trail.js';

type Row = [seconds: number, checkIn: number, kind: string, data?: EventRow['data']];
const trailOf = (...rows: Row[]): Trail =>
  new Trail(
    rows.map(([seconds, checkIn, kind, data = {}], index) => ({
      id: String(index + 1),
      checkIn: String(checkIn),
      kind,
      at: new Date(seconds * 1000),
      data,
    })),
  );
const joins = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => [index, index + 1, 'checked-in'] as const).map((row): Row => [...row]);
const to = (from: string, status: string) => ({ from, to: status });

test.each<[string, Row[], string[]]>([
  ['the fifth', [...joins(6), [20, 5, 'close-told']], []],
  ['the sixth', [...joins(6), [20, 6, 'close-told']], ['6 was told at place 6, with what can still be taken back']],
  [
    'the sixth, once the first is seated for good',
    [...joins(6), [20, 1, 'status', to('checked-in', 'seated')], [33, 6, 'close-told']],
    [],
  ],
  [
    'before that',
    [...joins(6), [20, 1, 'status', to('checked-in', 'seated')], [31, 6, 'close-told']],
    ['6 was told at place 6, with what can still be taken back'],
  ],
  [
    'after it was taken back',
    [
      ...joins(6),
      [20, 1, 'status', to('checked-in', 'seated')],
      [25, 1, 'undone', to('seated', 'checked-in')],
      [40, 6, 'close-told'],
    ],
    ['6 was told at place 6, with what can still be taken back'],
  ],
  [
    'after a call-up, which nothing takes back',
    [...joins(6), [20, 1, 'status', to('checked-in', 'ready')], [20, 1, 'called-up'], [21, 6, 'close-told']],
    [],
  ],
  [
    'before a deletion is for good',
    [...joins(6), [20, 1, 'deleted'], [25, 6, 'close-told']],
    ['6 was told at place 6, with what can still be taken back'],
  ],
  ['who left', [...joins(2), [20, 2, 'left'], [21, 2, 'close-told']], ['2 was told and did not wait: canceled']],
  ['twice', [...joins(2), [20, 2, 'close-told'], [21, 2, 'close-told']], ['2 was told twice']],
])('who may be told that it is close: %s', (_, rows, faults) =>
  expect(trailOf(...rows).faultsOfTold()).toEqual(faults),
);

test('the places that a party had, and its status at any moment', () => {
  const trail = trailOf(
    ...joins(3),
    [10, 1, 'left'],
    [11, 2, 'status', to('checked-in', 'ready')],
    [12, 2, 'held'],
    [13, 3, 'deleted'],
  );
  expect(trail.positionsOf('3')).toEqual([3, 2, 1, 2, null]);
  expect(trail.statusAt('2', 11_500)).toBe('ready');
  expect(trail.statusAt('3', 14_000)).toBe('gone');
});

test('a place page must not contradict itself, or show a place that the party did not have', () => {
  const said = (position: number, change: Partial<Said> = {}): Said => ({
    position,
    wait: '',
    ahead: `${position - 1} parties ahead of you (9 people)`,
    you: `${position}th`,
    ...change,
  });
  expect(faultsOfSaid([said(7), said(5)], [7, 6, 5])).toEqual([]);
  expect(faultsOfSaid([said(7), said(4)], [7, 6, 5])).toHaveLength(1);
  expect(faultsOfSaid([said(5), said(7)], [7, 6, 5])).toHaveLength(1);
  expect(faultsOfSaid([said(7, { ahead: '7 parties ahead of you (9 people)' })], [7])).toHaveLength(1);
  expect(faultsOfSaid([said(7, { you: '6th' })], [7])).toHaveLength(1);
});

test('a party behind another of its size never waits less', () => {
  const entry = (position: number, [lowMinutes, minutes, highMinutes]: [number, number, number], partySize = 2) =>
    ({ position, partySize, quote: { lowMinutes, minutes, highMinutes } }) as Entry;
  expect(shorterQuotes([entry(1, [5, 8, 15]), entry(2, [0, 8, 20]), entry(3, [6, 7, 9], 4)])).toEqual([]);
  expect(shorterQuotes([entry(1, [5, 8, 15]), entry(2, [5, 7, 15])])).toEqual([
    'place 2 of 2 people: 7 (5 to 15) behind place 1 of 2 people: 8 (5 to 15)',
  ]);
  expect(shorterQuotes([entry(1, [5, 8, 15]), entry(2, [5, 8, 10]), entry(3, [4, 8, 15])])).toHaveLength(4 - 1);
});
