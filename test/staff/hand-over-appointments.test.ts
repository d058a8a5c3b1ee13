import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import {
  AppointmentLog,
  ReadAppointment,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from '../appointments/appointments.generated.js';
import { AppointmentSteps } from '../appointments/AppointmentSteps.js';
import { HandOver, UndoHandOver, WaitingForStaff } from '../check-ins/staff-of-parties.generated.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: AppointmentSteps;
let maya: string;
let leo: string;

beforeEach(async () => {
  steps = new AppointmentSteps(world);
  maya = await steps.member('Maya');
  leo = await steps.member('Leo');
});

const owner = () => world.business.owner;
const of = (staffId: string, minutes = 30) => [{ staffId, askedForStaff: true, minutes }];
const add = (time: string, staffId: string, more: Parameters<AppointmentSteps['add']>[0] = {}) =>
  steps.add({ startsAt: steps.at(time), parts: of(staffId), ...more });
const toCome = async (staffId: string) => (await owner().must(WaitingForStaff, { staffId })).appointmentsToCome;
const archiveMaya = async (giveTo?: string) =>
  (await owner().must(HandOver, { ids: [maya], giveTo })).archiveStaffMembers;
const read = async ({ id }: { id: string }) => (await owner().must(ReadAppointment, { id })).appointment;
const staffOf = async (appointment: { id: string }) =>
  (await read(appointment)).parts.map(({ staff }) => staff?.firstName ?? null);

describe('appointments of somebody who is archived', () => {
  test('go to who is named while they are to come, and the log says so', async () => {
    const past = await add('09:00', maya, { startsAt: steps.at('09:00', '2026-06-15') });
    const now = await add('12:00', maya, { startsAt: steps.at('12:00', '2026-06-15') });
    const coming = await add('10:00', maya);
    const canceled = await add('11:00', maya);
    await owner().must(SetAppointmentFlag, { id: canceled.id, version: 1, flag: 'CANCELED' });
    const holiday = await steps.add({ isEvent: true, startsAt: steps.at('15:00'), parts: of(maya) });
    world.clock.set(steps.at('12:10', '2026-06-15'));
    expect([await toCome(maya), await toCome(leo), await toCome('nobody')]).toEqual([2, 0, 0]);
    expect(await archiveMaya(leo)).toEqual({ ids: [maya], appointments: 2, overlapping: 0 });
    expect([await toCome(maya), await toCome(leo)]).toEqual([0, 2]);
    for (const [appointment, name] of [
      [past, 'Maya'],
      [now, 'Leo'],
      [coming, 'Leo'],
      [canceled, 'Maya'],
      [holiday, 'Maya'],
    ] as const)
      expect(await staffOf(appointment)).toEqual([name]);
    expect(await read(coming)).toMatchObject({
      version: 2,
      flag: 'CONFIRMED',
      overlaps: false,
      startsAt: coming.startsAt,
      endsAt: coming.endsAt,
      parts: [{ askedForStaff: false }],
    });
    const { appointmentEvents } = await owner().must(AppointmentLog, { id: coming.id });
    expect(appointmentEvents[0]).toMatchObject({ kind: 'CHANGED', fields: ['staff'], before: null });
    expect((await steps.ask({ parts: of(leo) })).errors![0]!.extensions['code']).toBe('SLOT_TAKEN');
  });

  test('go with the part that is theirs only; what is over stays with them', async () => {
    const shared = await steps.add({
      startsAt: steps.at('11:00', '2026-06-15'),
      parts: [...of(maya, 60), ...of(leo), { minutes: 30 }, ...of(maya)],
    });
    expect(await archiveMaya(leo)).toMatchObject({ appointments: 1 });
    expect(await staffOf(shared)).toEqual(['Maya', 'Leo', null, 'Leo']);
    expect((await read(shared)).parts.map(({ askedForStaff }) => askedForStaff)).toEqual([true, true, false, false]);
  });

  test('overlap where there is no room, and none is lost', async () => {
    const [free, taken] = [await add('09:00', maya), await add('10:00', maya)];
    const inTheWay = await add('10:15', leo);
    expect(await archiveMaya(leo)).toEqual({ ids: [maya], appointments: 2, overlapping: 1 });
    expect(await read(free)).toMatchObject({ flag: 'CONFIRMED', overlaps: false });
    expect(await read(taken)).toMatchObject({ flag: 'CONFIRMED', overlaps: true });
    expect(await read(inTheWay)).toEqual(inTheWay);
    expect((await steps.ask({ startsAt: steps.at('10:30'), parts: of(leo) })).errors).toHaveLength(1);
  });

  test('go to anyone if nobody is named, side by side while there are places', async () => {
    await owner().must(UpdateCalendarSettings, { input: { bookingSlots: 2 } });
    const other = await steps.add({ startsAt: steps.at('10:00') });
    const [first, second] = [await add('10:00', maya), await add('10:30', maya)];
    expect(await archiveMaya()).toEqual({ ids: [maya], appointments: 2, overlapping: 0 });
    expect([await staffOf(first), await staffOf(second)]).toEqual([[null], [null]]);
    expect(await read(other)).toEqual(other);
    expect((await steps.ask({ startsAt: steps.at('10:15') })).errors![0]!.extensions['code']).toBe('SLOT_TAKEN');
  });

  test('stay where they are if who is named cannot get them', async () => {
    const coming = await add('10:00', maya);
    expect(await owner().refused(HandOver, { ids: [maya], giveTo: maya })).toBe('NOT_FOUND');
    expect(await read(coming)).toEqual(coming);
  });
});

describe('an undo of the archival', () => {
  const undo = async () => (await owner().must(UndoHandOver, { ids: [maya] })).undoStaffArchival;
  const nothing = { appointments: 0, overlapping: 0, changedAppointments: 0, parties: 0, changedParties: 0 };
  const isAskedFor = async (appointment: { id: string }) =>
    (await read(appointment)).parts.map(({ askedForStaff }) => askedForStaff);

  test.each([
    ['somebody', () => leo],
    ['anyone', () => undefined],
  ])('gives back what %s got, as it was', async (_who, giveTo) => {
    const whole = await add('09:00', maya);
    const notAskedFor = await steps.add({ startsAt: steps.at('10:00'), parts: [{ staffId: maya, minutes: 30 }] });
    const shared = await steps.add({ startsAt: steps.at('11:00'), parts: [...of(leo), ...of(maya)] });
    const of2 = await add('13:00', leo);
    await archiveMaya(giveTo());
    world.clock.forward(9 * 60_000);
    expect(await undo()).toEqual({ ids: [maya], ...nothing, appointments: 3 });
    for (const before of [whole, notAskedFor, shared]) {
      expect(await read(before)).toEqual({ ...before, version: 3, parts: before.parts });
      const { appointmentEvents } = await owner().must(AppointmentLog, { id: before.id });
      const changes = appointmentEvents.filter(({ kind }) => kind !== 'NOT_TOLD');
      expect(changes.map(({ fields }) => fields)).toEqual([['staff'], ['staff'], []]);
    }
    expect(await isAskedFor(notAskedFor)).toEqual([false]);
    expect(await read(of2)).toEqual(of2);
    expect([await toCome(maya), await toCome(leo)]).toEqual([3, 2]);
    expect(await undo()).toEqual({ ids: [maya], ...nothing });
  });

  test('leaves what changed meanwhile, and counts it while it is to come', async () => {
    const [same, moved, canceled] = [await add('09:00', maya), await add('10:00', maya), await add('11:00', maya)];
    await archiveMaya(leo);
    await owner().must(UpdateAppointment, { id: moved.id, version: 2, input: { startsAt: steps.at('15:00') } });
    await owner().must(SetAppointmentFlag, { id: canceled.id, version: 2, flag: 'CANCELED' });
    expect(await undo()).toEqual({ ids: [maya], ...nothing, appointments: 1, changedAppointments: 1 });
    expect(await Promise.all([same, moved, canceled].map(staffOf))).toEqual([['Maya'], ['Leo'], ['Leo']]);
  });

  test('ends an overlap that the archival made, and touches nothing else of who got them', async () => {
    const taken = await add('10:00', maya);
    const inTheWay = await add('10:15', leo);
    await archiveMaya(leo);
    expect(await undo()).toMatchObject({ appointments: 1, overlapping: 0 });
    expect(await read(taken)).toMatchObject({ overlaps: false });
    expect(await read(inTheWay)).toEqual(inTheWay);
  });

  test('overlaps what stands in the way by then', async () => {
    const coming = await add('10:00', maya);
    await archiveMaya(leo);
    const closed = await steps.add({ isEvent: true }, { overrules: true });
    expect(await undo()).toMatchObject({ appointments: 1, overlapping: 1 });
    expect(await read(coming)).toMatchObject({ flag: 'CONFIRMED', overlaps: true });
    expect(await read(closed)).toMatchObject({ startsAt: closed.startsAt, parts: closed.parts });
  });

  test('only restores after 10 minutes', async () => {
    const coming = await add('10:00', maya);
    await archiveMaya(leo);
    world.clock.forward(10 * 60_000);
    expect(await undo()).toEqual({ ids: [maya], ...nothing });
    expect(await staffOf(coming)).toEqual(['Leo']);
  });
});
