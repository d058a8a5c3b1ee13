import { describe, expect, test } from '@jest/globals';
import { calledUpAt, callUpRefusal, canCallUp, minutesToNext } from '../../../../web/admin/check-ins/call-up';
import { quoteWords, rowNotes, toldWords } from '../../../../web/admin/check-ins/row-notes';
import { idsWithExpected, withExpected } from '../../../../web/admin/check-ins/arrivals/expected-rows';
import { shiftOf } from '../../../../web/admin/check-ins/use-scroll-anchor';
import { rowAt, rowOffsets, topOf } from '../../../../web/admin/check-ins/row-offsets';
import type { CheckIn } from '../../../../web/admin/check-ins/statuses';
import {
  stateOf,
  activityWords,
  changeLines,
  type ActivityEntry,
} from '../../../../web/admin/check-ins/activity-words';
import { party } from './queue';

const chicago = 'America/Chicago';
const createdAt = '2026-11-21T15:30:00.000Z';
const after = (minutes: number) => Date.parse(createdAt) + minutes * 60_000;
const entry = (change: object) => party(1, 'Ann', 'Lee', { createdAt, ...change }) as unknown as CheckIn;

describe('who can be called up', () => {
  test.each([
    ['a party that waits', {}, 30, true],
    ['a ready one', { status: 'READY' }, 30, true],
    ['of yesterday', { isEditable: false }, 24 * 60, true],
    ['to the last minute of 48 hours', {}, 48 * 60, true],
    ['not a minute later', {}, 48 * 60 + 1, false],
    ['one that was called up 3 minutes ago', { status: 'READY', notifiedAt: createdAt }, 3, true],
    ['not one that was called up since', { status: 'READY', notifiedAt: createdAt }, 2.9, false],
    ['not one that is seated', { status: 'SEATED' }, 30, false],
    ['or canceled', { status: 'CANCELED' }, 30, false],
  ])('%s', (_, change, minutes, can) => expect(canCallUp(entry(change), after(minutes))).toBe(can));

  test('the form says why not, by the status that stands in it', () => {
    expect(callUpRefusal(entry({}), 'READY', after(5))).toBeNull();
    expect(callUpRefusal(entry({}), 'SEATED', after(5))).toBe('The party is seated.');
    expect(callUpRefusal(entry({}), 'CANCELED', after(5))).toBe('The check-in is canceled.');
    expect(callUpRefusal(entry({}), 'READY', after(48 * 60 + 1))).toBe('The check-in is more than 48 hours old.');
  });
});

test('the minutes to the next call-up are 3 at most, though the clock of the page is behind', () => {
  const called = entry({ status: 'READY', notifiedAt: createdAt });
  expect([-0.2, 0, 0.5, 2, 3, 9].map((minutes) => minutesToNext(called, after(minutes)))).toEqual([3, 3, 3, 1, 0, 0]);
});

test('a call-up was so long ago for 60 minutes, then at a time of day', () => {
  expect([0, 5, 59, 60].map((minutes) => calledUpAt(createdAt, chicago, after(minutes)))).toEqual([
    'just now',
    '5 minutes ago',
    '59 minutes ago',
    '60 minutes ago',
  ]);
  expect(calledUpAt(createdAt, chicago, after(60) + 1)).toBe('9:30 AM');
});

test('a quote in words', () => {
  const words = (lowMinutes: number, minutes: number, highMinutes: number) =>
    quoteWords({ lowMinutes, minutes, highMinutes });
  expect([words(15, 20, 30), words(0, 3, 5), words(90, 110, 150), words(85, 125, 150), words(120, 150, 200)]).toEqual([
    'about 20 min (15 to 30)',
    'up to 5 min',
    'about 110 min (90 or more)',
    '85 min or more',
    'over 2 hours',
  ]);
});

test('the wait that a party was told in words', () => {
  expect([
    toldWords({ lowMinutes: 25, highMinutes: 35 }),
    toldWords({ lowMinutes: 0, highMinutes: 9 }),
    toldWords({ lowMinutes: 60, highMinutes: 135 }),
    toldWords({ lowMinutes: 130, highMinutes: 180 }),
    toldWords(null),
  ]).toEqual(['told 25 to 35', 'told up to 9', 'told 60 or more', 'told over 2 hours', null]);
});

describe('notes under a row', () => {
  const late = {
    holdUntil: '2026-11-21T20:20:00.000Z',
    receivedAt: '2026-11-21T17:40:00.000Z',
    createdAt: '2026-11-21T15:12:00.000Z',
  };
  test('more time asked for, and an offline check-in that came late', () => {
    expect(rowNotes(entry(late), chicago, after(0))).toEqual([
      { kind: 'hold', text: 'Asked for more time, until 2:20 PM', isUrgent: false },
      { kind: 'offline', text: 'Checked in offline at 9:12 AM, arrived 11:40 AM', isUrgent: true },
    ]);
  });
  test('a hold that is over is urgent; an arrival within 30 minutes is not', () => {
    const notes = rowNotes(
      entry({ ...late, receivedAt: '2026-11-21T15:42:00.000Z' }),
      chicago,
      Date.parse(late.holdUntil),
    );
    expect(notes.map((note) => note.isUrgent)).toEqual([true, false]);
  });
  test('a party that stopped texts', () => {
    const stopped = entry({ hasStoppedTexts: true });
    expect(rowNotes(stopped, chicago, after(0))).toEqual([
      { kind: 'stopped', text: 'Opted out of texts', isUrgent: false },
    ]);
    expect(rowNotes(stopped, chicago, null)).toEqual([]);
  });
  test('whoever is seated or of another day has none', () => {
    expect(rowNotes(entry({ ...late, status: 'SEATED' }), chicago, after(0))).toEqual([]);
    expect(rowNotes(entry(late), chicago, null)).toEqual([]);
  });
});

describe('the first row on the screen', () => {
  const layout = (ids: string[], heights: number[]) => ({ ids, skip: 0, offsets: rowOffsets(heights, 0, 50) });
  const before = layout(['a', 'b', 'c'], [50, 50, 50]);
  test.each([
    ['stays when one comes over it', layout(['x', 'a', 'b', 'c'], [50, 50, 50, 50]), 50],
    ['stays when one over it grows', layout(['a', 'b', 'c'], [120, 50, 50]), 70],
    ['stays when one over it goes', layout(['b', 'c'], [50, 50]), -50],
    ['leaves its place to the next one', layout(['a', 'c'], [50, 50]), -50],
    ['stays when one under it goes', layout(['a', 'b'], [50, 50]), 0],
    ['does not go to the top with a row that is called up', layout(['b', 'a', 'c'], [50, 50, 50]), 0],
    ['has nobody to follow', layout(['x'], [50]), 0],
  ])('%s', (_, next, shift) => expect(shiftOf(before, next, 60)).toBe(shift));
});

describe('who is expected between the rows', () => {
  const parties = { ids: ['a', 'b'], skip: 0, offsets: rowOffsets([100, 50], 0, 50) };
  const one = (id: string) => ({ arrival: { id } });
  const layout = (before: string[], under: string[], end: string[] = []) => {
    const placed = { before: before.map(one), after: new Map([['a', under.map(one)]]), end: end.map(one) };
    const offsets = rowOffsets([50 + under.length * 30, 50], 0, 50);
    return { ids: idsWithExpected(parties.ids, placed), ...withExpected({ ...parties, offsets }, placed, 30) };
  };

  test('stands in the layout where it is drawn', () => {
    expect(layout(['7'], ['8', '9'], ['10'])).toEqual({
      ids: ['arrival-7', 'a', 'arrival-8', 'arrival-9', 'b', 'arrival-10'],
      skip: 0,
      offsets: { skip: 0, height: 50, tops: [0, 30, 80, 110, 140, 190, 220] },
      lead: 30,
    });
  });

  test.each([
    ['one that goes before the list', layout([], ['8', '9']), -30],
    ['one that goes above it', layout(['7'], ['9']), -30],
    ['one that comes above it', layout(['6', '7'], ['8', '9']), 30],
    ['one that goes under it', layout(['7'], ['8', '9'], []), 0],
  ])('keeps the row of the pointer in its place: %s', (_, next, shift) =>
    expect(shiftOf(layout(['7'], ['8', '9'], ['10']), next, 120)).toBe(shift),
  );
});

describe('rows of different heights', () => {
  const offsets = rowOffsets([70, 120, 70], 10, 70);
  test('each begins where the one before ends, those that are not loaded too', () => {
    expect([0, 9, 10, 11, 12, 13, 14].map((row) => topOf(offsets, row))).toEqual([0, 630, 700, 770, 890, 960, 1030]);
  });
  test('and is found by every point in it', () => {
    for (const row of [0, 3, 9, 10, 11, 12, 13, 20]) {
      expect([rowAt(offsets, topOf(offsets, row)), rowAt(offsets, topOf(offsets, row + 1) - 1)]).toEqual([row, row]);
    }
  });
  test('an empty list has one offset: the top', () =>
    expect([topOf(rowOffsets([], 0, 70), 0), rowAt(rowOffsets([], 0, 70), 0)]).toEqual([0, 0]));
});

describe('the trail in words', () => {
  const line = (change: Partial<ActivityEntry>): ActivityEntry => ({
    id: '1',
    kind: 'STATUS',
    at: createdAt,
    by: 'Zoë Marchetti',
    fromStatus: null,
    toStatus: null,
    cancelBy: null,
    changes: [],
    minutes: null,
    text: null,
    why: null,
    channel: null,
    state: null,
    ...change,
  });
  const saved = [
    { field: 'partySize', before: '2', after: '4' },
    { field: 'notes', before: null, after: null },
    { field: 'tableNumber', before: '', after: '7' },
  ];

  test('a saved field says what it was and is, where that is known', () => {
    expect(changeLines(line({ changes: saved }))).toEqual(['Party size: 2, now 4', 'Table number: none, now 7']);
  });

  test.each<[Partial<ActivityEntry>, string]>([
    [{ kind: 'CHECKED_IN' }, 'Checked in'],
    [{ fromStatus: 'CHECKED_IN', toStatus: 'READY' }, 'Checked-In to Ready'],
    [{ fromStatus: 'READY', toStatus: 'CANCELED', cancelBy: 'no-show' }, 'Marked as a no-show'],
    [{ kind: 'CHANGED', changes: saved }, 'Changed party size, notes and table number'],
    [{ kind: 'CHANGED', changes: [{ field: 'reply', before: null, after: null }] }, 'Put the text aside'],
    [{ kind: 'REPLY_RESTORED' }, 'Brought the text back'],
    [{ kind: 'TEXTED', channel: 'TEXT' }, 'Texted'],
    [{ kind: 'TEXTED', channel: 'EMAIL' }, 'Written to by email'],
    [{ kind: 'TEXTS_STOPPED' }, 'Opted out of texts'],
    [{ kind: 'UNDONE', toStatus: 'READY' }, 'Undid the last change: Ready again'],
    [{ kind: 'LEFT' }, 'Left the queue'],
    [{ kind: 'CALLED_UP', channel: 'CALL' }, 'Called up by phone'],
    [{ kind: 'CALL_UP_FAILED', channel: 'TEXT' }, 'Call-up by text failed'],
    [{ kind: 'ANSWERED', channel: 'EMAIL' }, 'Answered by email'],
    [{ kind: 'LINK_SENT', channel: 'TEXT' }, 'Sent the link to their place by text'],
    [{ kind: 'LINK_NOT_SENT' }, 'Could not be sent the link to their place'],
    [{ kind: 'CLOSE_NOT_TOLD' }, 'Could not be told that it is almost their turn'],
    [{ kind: 'FEEDBACK_NOT_ASKED' }, 'Could not be asked for feedback'],
    [{ kind: 'HELD', minutes: 20 }, 'Asked for 20 more minutes'],
  ])('%j', (change, words) => expect(activityWords(line(change))).toBe(words));

  test('what became of a message', () => {
    expect(stateOf(line({}))).toBeNull();
    expect(stateOf(line({ state: 'DELIVERED' }))).toEqual({ words: 'Delivered', isFailure: false });
    expect(stateOf(line({ state: 'UNDELIVERED' }))).toEqual({ words: 'Not delivered', isFailure: true });
  });
});
