import { describe, expect, test } from '@jest/globals';
import { dayLines } from '../../../../web/admin/appointments/day-lines';
import { busyBlocks, busyInWeek } from '../../../../web/admin/appointments/grid/busy-blocks';
import { closedTimes } from '../../../../web/admin/appointments/grid/closed-times';
import { gridBlocks } from '../../../../web/admin/appointments/grid/grid-blocks';
import { columnsOfDay, gridColumns } from '../../../../web/admin/appointments/grid/grid-columns';
import { gridEvents } from '../../../../web/admin/appointments/grid/grid-events';
import { minutesIn, movesTo } from '../../../../web/admin/appointments/grid/grid-moves';
import { foldWeek } from '../../../../web/admin/appointments/grid/grid-notes';
import { slotRange, startHour } from '../../../../web/admin/appointments/grid/slot-range';
import { anAppointment, anEvent, aPart, hours, joe, maya, saturday, timeZone, twoParts } from './an-appointment';

const everybody = { seen: [maya, joe], live: [maya, joe], seesAnyone: true };
const columns = gridColumns(everybody, []);
const scene = {
  view: 'day' as const,
  timeZone,
  columns,
  filter: null,
  now: Date.parse('2026-11-21T12:00:00Z'),
  mayMove: true,
};
const placed = (...given: Parameters<typeof gridBlocks>) =>
  gridBlocks(...given).map(({ id, start, end, columns: stands }) => [id, start.slice(11), end.slice(11), ...stands]);

test('a column for everybody who is there, for who was when there was work, and for anyone', () => {
  const former = anAppointment({ parts: [aPart({ staff: { ...joe, id: '8', firstName: 'Kim' } })] });
  expect(gridColumns(everybody, [anAppointment(), former]).map(({ id, name }) => [id, name])).toEqual([
    ['2', 'Maya Lin'],
    ['3', 'Joe Roe'],
    ['8', 'Kim Roe (archived)'],
    ['anyone', 'Anyone'],
  ]);
});

test('who neither works on a day nor has anything to do has no column then, unless nobody works', () => {
  const kim = { id: '8', firstName: 'Kim', lastName: 'Roe', color: '#228833' };
  const all = gridColumns({ seen: [maya, joe, kim], live: [maya, joe, kim], seesAnyone: true }, []);
  const names = (days: (typeof hours)['days'], appointments = [twoParts()]) =>
    columnsOfDay(all, { days, appointments, held: [] }).map(({ name }) => name);
  expect(names(hours.days)).toEqual(['Maya Lin', 'Joe Roe', 'Anyone']);
  expect(names(hours.days, [])).toEqual(['Maya Lin', 'Anyone']);
  expect(names([{ ...saturday, staff: [] }])).toEqual(['Maya Lin', 'Joe Roe', 'Kim Roe', 'Anyone']);
});

test('who sees their own appointments only has a column for others only where a visit has a part with them', () => {
  const own = { seen: [maya], live: [maya, joe], seesAnyone: false };
  const names = (appointments: Parameters<typeof gridColumns>[1]) =>
    gridColumns(own, appointments).map(({ name }) => name);
  expect(names([anAppointment(), anEvent([null])])).toEqual(['Maya Lin']);
  expect(names([twoParts()])).toEqual(['Maya Lin', 'Joe Roe']);
});

test('by day each part is in the column of who does it, an event in all of its columns', () => {
  const nobody = anAppointment({ id: '13', parts: [aPart({ staff: null })] });
  expect(placed([twoParts(), nobody, anEvent([null]), anEvent([maya, joe], { id: '14' })], scene)).toEqual([
    ['11-0', '09:30', '10:15', '2'],
    ['11-1', '10:15', '11:00', '3'],
    ['13-0', '09:30', '10:15', 'anyone'],
    ['12', '09:30', '10:15', '2', '3', 'anyone'],
    ['14', '09:30', '10:15', '2', '3'],
  ]);
});

test('by week it is one, but for the parts of the one who is filtered by', () => {
  const week = { ...scene, view: 'week' as const };
  expect(placed([twoParts()], week)).toEqual([['11', '09:30', '11:00', '2', '3']]);
  const joes = { ...week, filter: joe.id };
  expect(placed([twoParts(), anAppointment({ id: '15' }), anEvent([null])], joes)).toEqual([
    ['11-1', '10:15', '11:00', '3'],
    ['12', '09:30', '10:15', '2', '3', 'anyone'],
  ]);
});

test('a block says all of it in words, and who does it where no column does', () => {
  const [block] = gridBlocks([twoParts()], { ...scene, view: 'week' });
  expect(block.label).toBe('Ann Lee, 9:30 – 11:00 AM, Cut, Color, with Maya Lin, Joe Roe, Sat, Nov 21, Confirmed');
  expect(block.details).toEqual(['Cut, Color', 'with Maya Lin, Joe Roe']);
  const [day] = gridBlocks([anEvent([null])], scene);
  expect([day.label, day.details]).toEqual(['Team lunch, 9:30 – 10:15 AM, with everybody, Sat, Nov 21, Event', []]);
});

test.each([
  ['CHECKED_IN', '15:40', 'Checked in, waiting'],
  ['READY', '15:40', 'Checked in, ready'],
  ['SEATED', '15:40', 'Being served'],
  ['SEATED', '16:15', 'Served'],
] as const)('of who is %s at %s it says %s', (status, time, word) => {
  const checkIn = { id: '61', at: '2026-11-21T15:20:00.000Z', status, seatedAt: null };
  const now = Date.parse(`2026-11-21T${time}:00Z`);
  const [block] = gridBlocks([anAppointment({ checkIn })], { ...scene, now });
  expect([block.arrival?.word, block.label.endsWith(`, ${word}`), block.details]).toEqual([word, true, ['Cut', word]]);
});

test.each([
  ['CONFIRMED', true],
  ['REQUESTED', true],
  ['CANCELED', false],
  ['NO_SHOW', false],
] as const)('what is %s can be dragged: %s', (flag, canDrag) => {
  const [block] = gridBlocks([anAppointment({ flag })], scene);
  expect(block.canDrag).toBe(canDrag);
  expect(gridBlocks([anAppointment({ flag })], { ...scene, mayMove: false })[0].canDrag).toBe(false);
  const [event] = gridEvents([block], [], []);
  expect([event.startEditable, event.durationEditable]).toEqual([canDrag, canDrag]);
});

test('the calendar gets times on the wall without a zone, so that no browser moves them', () => {
  const [event] = gridEvents(gridBlocks([anAppointment()], scene), [], []);
  expect([event.start, event.end]).toEqual(['2026-11-21T09:30', '2026-11-21T10:15']);
});

describe('times at which staff are busy elsewhere', () => {
  const busy = [
    { staffId: maya.id, startsAt: '2026-11-21T15:00:00.000Z', endsAt: '2026-11-21T16:00:00.000Z' },
    { staffId: joe.id, startsAt: '2026-11-21T17:00:00.000Z', endsAt: '2026-11-21T18:00:00.000Z' },
  ];
  const blocks = busyBlocks({ busy, timeZone });

  test('stand behind the column of each, with no word but that', () => {
    expect(blocks).toMatchObject([
      { start: '2026-11-21T09:00', end: '2026-11-21T10:00', columns: [maya.id] },
      { start: '2026-11-21T11:00', end: '2026-11-21T12:00', columns: [joe.id] },
    ]);
    expect(gridEvents([], [], blocks.slice(0, 1))).toMatchObject([
      { display: 'background', resourceIds: [maya.id], extendedProps: { words: 'Busy (outside calendar)' } },
    ]);
  });

  test('are in the week of those who are shown, by name where there are several', () => {
    expect(busyInWeek(blocks, columns)).toMatchObject([
      { start: '2026-11-21T09:00', columns: [], words: 'Maya Lin: Busy (outside calendar)' },
      { start: '2026-11-21T11:00', columns: [], words: 'Joe Roe: Busy (outside calendar)' },
    ]);
    const joes = columns.filter(({ id }) => id !== maya.id);
    expect(busyInWeek(blocks, joes)).toMatchObject([
      { start: '2026-11-21T11:00', columns: [], words: 'Busy (outside calendar)' },
    ]);
  });
});

test('the grid is as long as the hours of the days, with what lies outside', () => {
  const ranges = (appointments: { startsAt: string; endsAt: string }[], some = hours) => {
    const { from, to } = slotRange(some, appointments);
    return [from, to];
  };
  expect(ranges([])).toEqual([9, 17]);
  expect(ranges([anAppointment({ startsAt: '2026-11-21T13:40:00.000Z', endsAt: '2026-11-21T14:10:00.000Z' })])).toEqual(
    [7, 17],
  );
  const late = anAppointment({ startsAt: '2026-11-22T04:30:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' });
  expect(ranges([late])).toEqual([9, 24]);
  const overMidnight = anAppointment({ startsAt: '2026-11-22T05:30:00.000Z', endsAt: '2026-11-22T06:30:00.000Z' });
  expect(ranges([overMidnight])).toEqual([9, 25]);
  const week = { ...hours, days: [saturday, { ...saturday, date: '2026-11-22', open: [], staff: [] }] };
  expect(ranges([overMidnight], week)).toEqual([0, 24]);
  const night = { startsAt: '2026-11-22T00:00:00.000Z', endsAt: '2026-11-22T08:00:00.000Z' };
  const before = { startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T08:00:00.000Z' };
  const bar = (open: object[]) => ({
    ...hours,
    days: [{ ...saturday, open: open as typeof saturday.open, staff: [] }],
  });
  expect([ranges([], bar([night])), ranges([], bar([before, night]))]).toEqual([
    [18, 26],
    [0, 26],
  ]);
  const holiday = anEvent([null], { startsAt: saturday.startsAt, endsAt: saturday.endsAt });
  expect(ranges([holiday])).toEqual([9, 17]);
  const none = { ...hours, hasHours: false, days: [{ ...saturday, open: [], staff: [] }] };
  expect(ranges([], none)).toEqual([9, 17]);
});

test('what is closed is shaded: for the staff by their own hours, else by those of the business', () => {
  const shaded = (column: string | null) =>
    closedTimes(hours, column).map(({ start, end }) => [start.slice(11), end.slice(11)]);
  const business = [
    ['00:00', '09:00'],
    ['12:00', '13:00'],
    ['17:00', '00:00'],
  ];
  expect(shaded(null)).toEqual(business);
  expect(shaded('anyone')).toEqual(business);
  expect(shaded(joe.id)).toEqual(business);
  expect(shaded(maya.id)).toEqual([
    ['00:00', '10:00'],
    ['14:00', '00:00'],
  ]);
  expect(closedTimes({ ...hours, hasHours: false, days: [{ ...saturday, open: [], staff: [] }] }, 'anyone')).toEqual(
    [],
  );
});

test('what is open since the day before is not shaded', () => {
  const [day] = hours.days;
  const late = { startsAt: '2026-11-21T04:00:00.000Z', endsAt: '2026-11-21T08:00:00.000Z' };
  const night = { ...hours, days: [{ ...day!, open: [late, ...day!.open] }] };
  expect(closedTimes(night, null)[0]).toMatchObject({ start: '2026-11-21T02:00', end: '2026-11-21T09:00' });
});

test('a drag is minutes on the clock, and ends on no day before today but its own', () => {
  expect(minutesIn({ days: 1, seconds: -300 })).toBe(24 * 60 - 5);
  expect(minutesIn('2026-11-21T09:30:00', '2026-11-21T10:00:00')).toBe(30);
  const start = '2026-11-21T09:30';
  expect(movesTo(start, { days: -1, seconds: 0 }, '2026-11-21')).toBe(false);
  expect(movesTo(start, { days: 0, seconds: -3600 }, '2026-11-21')).toBe(true);
  expect(movesTo(start, { days: 0, seconds: 0 }, '2026-11-25')).toBe(true);
});

test('a list has what is on each day, by start, of the one who is filtered by', () => {
  const early = anAppointment({ id: '16', startsAt: '2026-11-21T14:00:00.000Z', endsAt: '2026-11-21T15:00:00.000Z' });
  const ids = (filter: string | null) =>
    dayLines([saturday], [anAppointment(), early, anEvent([null])], filter)[0].appointments.map(({ id }) => id);
  expect(ids(null)).toEqual(['16', '11', '12']);
  expect(ids(joe.id)).toEqual(['12']);
});

test('a block says how many forms are not signed; of one that does not take place, none', () => {
  const form = { formId: '1', name: 'Waiver', signatureRequired: true, signatureId: null, signerName: null };
  const forms = [
    { ...form, isArchived: false, signedAt: null },
    { ...form, formId: '2', isArchived: false, signedAt: '2026-11-21T12:00:00.000Z' },
    { ...form, formId: '3', isArchived: true, signedAt: null },
  ];
  const blocksOf = (fields: object) =>
    gridBlocks([anAppointment({ forms, ...fields })], scene).map(({ details, hasOpenForms, label }) => ({
      details,
      hasOpenForms,
      isSaid: label.endsWith(', 1 form not signed'),
    }));
  expect(blocksOf({})).toEqual([{ details: ['Cut', '1 form not signed'], hasOpenForms: true, isSaid: true }]);
  expect(blocksOf({ flag: 'CANCELED' })).toEqual([{ details: ['Cut'], hasOpenForms: false, isSaid: false }]);
});

test('it opens an hour before now where today is shown, else with the first hour', () => {
  const none = { ...hours, days: [] };
  const late = { today: '2026-11-21', clock: '2026-11-21T23:20' };
  const hour = (view: 'day' | 'week', date: string) => startHour({ from: 8, to: 24 }, none, { view, date, ...late });
  expect([hour('day', '2026-11-21'), hour('week', '2026-11-16')]).toEqual([22, 22]);
  expect([hour('day', '2026-11-20'), hour('week', '2026-11-22'), hour('week', '2026-11-14')]).toEqual([8, 8, 8]);
});

test('late in the evening a week opens with the next hours, and a day of the bar with those that begin on it', () => {
  const sunday = {
    ...saturday,
    date: '2026-11-22',
    open: [{ startsAt: '2026-11-22T16:30:00.000Z', endsAt: '2026-11-22T22:00:00.000Z' }],
    staff: [],
  };
  const shown = { view: 'week' as const, date: '2026-11-21', today: '2026-11-21' };
  const hour = (clock: string, view: 'day' | 'week' = 'week') =>
    startHour({ from: 8, to: 24 }, { ...hours, days: [saturday, sunday] }, { ...shown, view, clock });
  expect([hour('2026-11-21T16:20'), hour('2026-11-21T22:40'), hour('2026-11-21T22:40', 'day')]).toEqual([15, 10, 21]);
  expect(hour('2026-11-22T22:40')).toBe(21);
  const nights = [
    { startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T08:00:00.000Z' },
    { startsAt: '2026-11-22T00:00:00.000Z', endsAt: '2026-11-22T08:00:00.000Z' },
  ];
  const bar = { ...hours, days: [{ ...saturday, open: nights, staff: [] }] };
  const day = { view: 'day' as const, date: '2026-11-21', today: '2026-11-20', clock: '2026-11-20T12:00' };
  expect(startHour({ from: 0, to: 26 }, bar, day)).toBe(18);
});

test('the night is shaded to its end', () => {
  const closed = closedTimes(hours, maya.id, 26).map(({ start, end }) => [start.slice(8), end.slice(8)]);
  expect(closed.at(-1)).toEqual(['21T14:00', '22T02:00']);
});

test('where more than two overlap the week shows the column that has most, and counts the others by hour', () => {
  const at = (id: string, start: string, end: string) => ({
    id,
    start: `2026-11-21T${start}`,
    end: `2026-11-21T${end}`,
  });
  const two = [at('a', '09:30', '12:00'), at('b', '09:30', '10:15')];
  expect(foldWeek(two)).toEqual({ folded: new Set(), beside: new Set(), more: [] });
  const full = [...two, at('c', '10:00', '10:45'), at('d', '10:15', '11:00'), at('e', '12:00', '12:30')];
  const { folded, beside, more } = foldWeek(full);
  expect([[...folded], [...beside]]).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  expect(more.map(({ words, start, end, label }) => [words, start.slice(11), end.slice(11), label])).toEqual([
    ['+1', '09:30', '10:00', '1 more at 9 AM, show Sat, Nov 21'],
    ['+1', '10:00', '11:00', '1 more at 10 AM, show Sat, Nov 21'],
  ]);
});

test('a canceled appointment stands in the grid until somebody else has its time', () => {
  const gone = anAppointment({ id: '1', flag: 'CANCELED' });
  const next = anAppointment({ id: '2' });
  const other = anAppointment({ id: '3', parts: [aPart({ staff: joe })] });
  const ids = (...given: Parameters<typeof gridBlocks>) =>
    gridBlocks(...given).map(({ appointment }) => appointment.id);
  expect(ids([gone], scene)).toEqual(['1']);
  expect(ids([gone, next], scene)).toEqual(['2']);
  expect(ids([gone, other], scene)).toEqual(['1', '3']);
  expect(ids([gone, other], { ...scene, view: 'week' })).toEqual(['3']);
});
