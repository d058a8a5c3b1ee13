import { expect, test } from '@jest/globals';
import { movedAppointment, type BlockChange } from '../../../../web/admin/appointments/moved-appointment';
import { anAppointment, anEvent, aPart, joe, maya, timeZone, twoParts } from './an-appointment';

const change = (fields: Partial<BlockChange>) =>
  movedAppointment({ appointment: anAppointment(), part: 0, shift: 0, stretch: 0, column: null, ...fields }, timeZone);
const cut = { askedForStaff: false, productIds: ['31'], minutes: 45 };

test('another time is a new start, and back again', () => {
  const moved = change({ shift: 60 });
  expect(moved?.input).toEqual({ startsAt: '2026-11-21T16:30:00.000Z' });
  expect(moved?.undo).toEqual({ startsAt: '2026-11-21T15:30:00.000Z' });
  expect(moved?.after.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()])).toEqual([
    ['2026-11-21T16:30:00.000Z', '2026-11-21T17:15:00.000Z'],
  ]);
});

test('a day later it has the same time on the clock, though the clocks are set', () => {
  const appointment = anAppointment({ startsAt: '2026-10-31T15:00:00.000Z', endsAt: '2026-10-31T15:45:00.000Z' });
  expect(change({ appointment, shift: 24 * 60 })?.input).toEqual({ startsAt: '2026-11-01T16:00:00.000Z' });
});

test('another column is another staff member of that part, whom nobody asked for', () => {
  const moved = change({ appointment: twoParts(), part: 0, column: { from: maya.id, to: null } });
  expect(moved?.input.parts).toEqual([
    { ...cut, staffId: null },
    { ...cut, staffId: joe.id, productIds: ['32'] },
  ]);
  expect(moved?.undo.parts?.[0]).toEqual({ ...cut, staffId: maya.id, askedForStaff: true });
  expect(moved?.input.startsAt).toBeUndefined();
});

test('a longer part moves those after it', () => {
  const moved = change({ appointment: twoParts(), part: 0, stretch: 15 });
  expect(moved?.input.parts?.map(({ minutes }) => minutes)).toEqual([60, 45]);
  expect(moved?.after.map(({ endsAt }) => endsAt.toISOString())).toEqual([
    '2026-11-21T16:30:00.000Z',
    '2026-11-21T17:15:00.000Z',
  ]);
  expect(change({ appointment: twoParts(), part: null, stretch: -30 })?.input.parts?.[1].minutes).toBe(15);
});

test('nothing changes, or nothing would be left', () => {
  expect(change({})).toBeNull();
  expect(change({ column: { from: maya.id, to: maya.id } })).toBeNull();
  expect(change({ appointment: twoParts(), part: null, stretch: -45 })).toBeNull();
});

test('an event moves with all its staff; one for everybody stays that', () => {
  const both = anEvent([maya, joe]);
  expect(change({ appointment: both, part: null, stretch: 15 })?.input.parts?.map(({ minutes }) => minutes)).toEqual([
    60, 60,
  ]);
  expect(change({ appointment: both, part: null, column: { from: maya.id, to: joe.id } })).toBeNull();
  expect(change({ appointment: both, part: null, column: { from: maya.id, to: null } })).toBeNull();
  expect(
    change({ appointment: both, part: null, column: { from: maya.id, to: '9' } })?.input.parts?.map(
      ({ staffId }) => staffId,
    ),
  ).toEqual(['9', joe.id]);
  const all = anEvent([null]);
  expect(change({ appointment: all, part: null, column: { from: maya.id, to: joe.id } })).toBeNull();
  expect(change({ appointment: all, part: null, shift: 5, column: { from: null, to: joe.id } })?.input).toEqual({
    startsAt: '2026-11-21T15:35:00.000Z',
  });
});

test('over the hour that the clocks skip it takes as long as the clock says', () => {
  const [startsAt, endsAt] = ['2026-03-08T07:00:00.000Z', '2026-03-08T07:30:00.000Z'];
  const appointment = anAppointment({ startsAt, endsAt, parts: [aPart({ startsAt, endsAt })] });
  // From 1:30 to 3:30 on the wall: one hour is missing.
  expect(change({ appointment, stretch: 120 })?.input.parts?.[0].minutes).toBe(90);
});
