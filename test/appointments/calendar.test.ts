import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { DEFAULT_SETTINGS } from '../../server/domain/appointments/settings/default-settings.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { BookingSteps } from './BookingSteps.js';
import { StandbySteps } from './StandbySteps.js';
import {
  ReadAllSettings,
  ReadCalendar,
  ReadCalendarSettings,
  ReadHeld,
  UpdateCalendarSettings,
} from './appointments.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
const owner = () => world.business.owner;
const read = async (firstDate: string, days = 1) => (await owner().must(ReadCalendar, { firstDate, days })).calendar;

beforeEach(() => world.business.hasHours());

test('a day has its hours and those of the staff, by the clock of the business', async () => {
  const { staffId } = await world.business.hasStaffMember();
  const { days, timeZone, hasHours } = await read('2026-06-15', 2);
  const open = [{ startsAt: '2026-06-15T13:00:00.000Z', endsAt: '2026-06-15T21:00:00.000Z' }];
  expect({ timeZone, hasHours }).toEqual({ timeZone: 'America/New_York', hasHours: true });
  expect(days).toEqual([
    {
      date: '2026-06-15',
      startsAt: '2026-06-15T04:00:00.000Z',
      endsAt: '2026-06-16T04:00:00.000Z',
      open,
      staff: [{ staffId, open }],
    },
    {
      date: '2026-06-16',
      startsAt: '2026-06-16T04:00:00.000Z',
      endsAt: '2026-06-17T04:00:00.000Z',
      open: [],
      staff: [{ staffId, open: [] }],
    },
  ]);
});

test('hours that last over midnight are those of both days', async () => {
  const [row] = (await read('2026-06-15')).days;
  await world.business.hasLateHours();
  const late = { startsAt: '2026-06-16T02:00:00.000Z', endsAt: '2026-06-16T06:00:00.000Z' };
  const { days } = await read('2026-06-15', 2);
  expect(days.map(({ open }) => open)).toEqual([[...row!.open, late], [late]]);
  const [tuesday] = (await read('2026-06-16')).days;
  expect(tuesday!.open).toEqual([late]);
});

test('exceptions count, and days when the clocks change have 23 and 25 hours', async () => {
  await world.business.hasHoursException();
  const [christmas] = (await read('2026-12-25')).days;
  expect(christmas!.open).toEqual([]);
  const hoursOf = async (date: string) => {
    const [day] = (await read(date)).days;
    return (Date.parse(day!.endsAt) - Date.parse(day!.startsAt)) / 3_600_000;
  };
  expect([await hoursOf('2026-03-08'), await hoursOf('2026-11-01'), await hoursOf('2026-06-16')]).toEqual([23, 25, 24]);
});

test('it holds what has time in its days, and nothing of another business', async () => {
  const inside = await steps.add({ startsAt: steps.at('23:50'), parts: [{ minutes: 30 }] });
  const before = await steps.add({ isEvent: true, startsAt: steps.at('12:00'), parts: [{ minutes: 600 }] });
  await steps.add({ startsAt: steps.at('00:20', '2026-06-18') });
  expect((await read('2026-06-17')).appointments.map(({ id }) => id)).toEqual([inside.id]);
  expect((await read('2026-06-16')).appointments.map(({ id }) => id)).toEqual([before.id, inside.id]);
  const other = await world.aBusiness({ plan: Plan.PLUS });
  const { calendar } = await other.owner.must(ReadCalendar, { firstDate: '2026-06-16', days: 7 });
  expect(calendar).toMatchObject({ appointments: [], total: 0, hasHours: false });
});

test('a night belongs to the day on which it begins, to its end', async () => {
  await world.business.hasLateHours();
  const late = await steps.add({ startsAt: steps.at('01:00'), parts: [{ minutes: 30 }] });
  const after = await steps.add({ startsAt: steps.at('02:00'), parts: [{ minutes: 30 }] });
  expect((await read('2026-06-15')).appointments.map(({ id }) => id)).toEqual([late.id]);
  expect((await read('2026-06-16')).appointments.map(({ id }) => id)).toEqual([late.id, after.id]);
});

test('times that customers hold or were offered stand in it without who they are, until they are over', async () => {
  const { staffId } = await world.business.hasStaffMember();
  const booking = new BookingSteps(world);
  const standby = new StandbySteps(world);
  const held = async (actor = owner(), firstDate = '2026-06-22') =>
    (await actor.must(ReadHeld, { firstDate, days: 1 })).calendar.held;
  const { first } = await standby.fills(staffId);
  await standby.waits('Bob', '2125550143');
  await standby.cancels(first.id);
  await standby.offers();
  const offer = {
    staffId,
    startsAt: '2026-06-22T13:00:00.000Z',
    endsAt: '2026-06-22T13:30:00.000Z',
    heldUntil: '2026-06-15T16:15:20.000Z',
  };
  expect(await held()).toEqual([offer]);
  await booking.held({ startsAt: booking.at('09:30'), parts: [{ staffId }] });
  expect(await held()).toEqual([
    offer,
    { ...offer, startsAt: offer.endsAt, endsAt: '2026-06-22T14:00:00.000Z', heldUntil: '2026-06-15T16:10:20.000Z' },
  ]);
  expect(await held(owner(), '2026-06-21')).toEqual([]);
  const actor = await world.business.as(Role.STAFF);
  expect(await held(actor)).toEqual([]);
  await world.business.worksAs(actor, staffId);
  expect(await held(actor)).toHaveLength(2);
  const other = await world.aBusiness({ plan: Plan.PLUS });
  expect(await held(other.owner)).toEqual([]);
  world.clock.forward(10 * 60_000);
  expect(await held()).toEqual([offer]);
  world.clock.forward(5 * 60_000);
  expect(await held()).toEqual([]);
  world.clock.set();
});

test.each(['2026-02-30', '0000-01-01', 'tomorrow', ''])('%p is no date', async (firstDate) => {
  expect(await owner().refused(ReadCalendar, { firstDate })).toBe('INVALID_INPUT');
});

test('settings have defaults, change one by one, and know who was first', async () => {
  const defaults = {
    bookingInterval: 30,
    bookingSlots: 1,
    calendarView: 'DAY',
    noticeMinutes: null,
    windowDays: 60,
    bufferBefore: 0,
    bufferAfter: 0,
    bookingMail: 'OWNERS',
    version: 0,
  };
  expect((await owner().must(ReadCalendarSettings)).calendarSettings).toEqual(defaults);
  const save = (input: object, version?: number) => owner().ask(UpdateCalendarSettings, { input, version });
  const changes = { bookingInterval: 45, bookingSlots: 3, calendarView: 'WEEK', noticeMinutes: 120, bufferAfter: 10 };
  const first = { ...defaults, ...changes, version: 1 };
  expect((await save(changes, 0)).data!.updateCalendarSettings).toEqual(first);
  expect((await save({ windowDays: 10 }, 0)).errors![0]!.extensions).toMatchObject({
    code: 'STALE',
    details: { current: first },
  });
  expect((await save({ fromNextDay: true })).data!.updateCalendarSettings).toEqual({
    ...first,
    noticeMinutes: null,
    version: 2,
  });
  for (const wrong of [
    { bookingInterval: 20 },
    { bookingSlots: 0 },
    { noticeMinutes: -1 },
    { windowDays: 731 },
    { bufferBefore: 241 },
  ])
    expect((await save(wrong)).errors![0]!.extensions.code).toBe('INVALID_INPUT');
  const desk = await world.business.as(Role.FRONT_DESK);
  expect(await desk.refused(UpdateCalendarSettings, { input: { windowDays: 10 } })).toBe('FORBIDDEN');
});

test('the first change of a setting leaves the others at their defaults, which the table knows too', async () => {
  const all = async () => (await owner().must(ReadAllSettings)).calendarSettings;
  expect(await all()).toEqual(toNames(DEFAULT_SETTINGS));
  await owner().must(UpdateCalendarSettings, { input: {} });
  expect(await all()).toEqual(toNames(DEFAULT_SETTINGS));
});

/** Values of enums as the API names them. */
const toNames = (settings: object): object =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, typeof value === 'string' ? value.toUpperCase() : value]),
  );
