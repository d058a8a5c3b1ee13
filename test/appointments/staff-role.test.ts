import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import {
  AddAppointment,
  AppointmentLog,
  DeleteAppointments,
  ReadAppointment,
  ReadCalendar,
  RestoreAppointments,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { ListAppointments } from './staff-role.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
const owner = () => world.business.owner;
const BAD_IDS = ['', 'x', '7', '9223372036854775808'];
let maya: string;
let leo: string;
/** Signed in as Maya, in the role Staff. */
let actor: Actor;
let mine: string;
let colleagues: string;
let training: string;
let closing: string;

beforeEach(async () => {
  maya = await steps.member('Maya');
  leo = await steps.member('Leo');
  actor = await world.business.as(Role.STAFF);
  await world.business.worksAs(actor, maya);
  const add = async (time: string, staffId: string | null, isEvent = false) =>
    (await steps.add({ startsAt: steps.at(time), isEvent, parts: [{ staffId, minutes: 30 }] })).id;
  mine = await add('10:00', maya);
  colleagues = await add('12:00', leo);
  training = await add('14:00', leo, true);
  closing = await add('18:00', null, true);
});

const ids = (items: { id: string }[]) => items.map(({ id }) => id);
const flag = (id: string, to: 'CANCELED' | 'CONFIRMED', version = 1) =>
  actor.ask(SetAppointmentFlag, { id, flag: to, version });

describe('in the role Staff', () => {
  test('one sees one’s own appointments, and events for everybody', async () => {
    const { calendar } = await actor.must(ReadCalendar, { firstDate: '2026-06-16' });
    expect([ids(calendar.appointments), calendar.total]).toEqual([[mine, closing], 2]);
    const { appointments } = await actor.must(ListAppointments);
    expect([ids(appointments.items), appointments.total]).toEqual([[mine, closing], 2]);
    for (const id of [mine, closing]) {
      await actor.must(ReadAppointment, { id });
      await actor.must(AppointmentLog, { id });
    }
    expect(ids((await owner().must(ListAppointments)).appointments.items)).toEqual([
      mine,
      colleagues,
      training,
      closing,
    ]);
  });

  test('nothing else is there', async () => {
    const free = await steps.add({ startsAt: steps.at('20:00') });
    for (const id of [colleagues, training, free.id, ...BAD_IDS]) {
      expect(await actor.refused(ReadAppointment, { id })).toBe('NOT_FOUND');
      expect(await actor.refused(AppointmentLog, { id })).toBe('NOT_FOUND');
      expect(await actor.refused(SetAppointmentFlag, { id, flag: 'CANCELED', version: 1 })).toBe('NOT_FOUND');
    }
  });

  test('who is on the staff of nobody has no appointments', async () => {
    const other = await world.business.as(Role.STAFF);
    expect(ids((await other.must(ListAppointments)).appointments.items)).toEqual([closing]);
    expect(await other.refused(ReadAppointment, { id: mine })).toBe('NOT_FOUND');
  });

  test('one says where one’s own stand, not whether all are closed', async () => {
    expect((await flag(mine, 'CANCELED')).data!.setAppointmentFlag).toMatchObject({ flag: 'CANCELED', version: 2 });
    expect((await flag(mine, 'CONFIRMED', 2)).data!.setAppointmentFlag.flag).toBe('CONFIRMED');
    expect((await flag(closing, 'CANCELED')).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await owner().must(ReadAppointment, { id: closing })).appointment.flag).toBe('CONFIRMED');
  });

  test('one adds, moves and deletes none, and changes no settings', async () => {
    const input = { startsAt: steps.at('16:00'), parts: [{ staffId: maya, minutes: 30 }] };
    const customerId = (await world.business.customer()).id;
    expect(await actor.refused(AddAppointment, { input: { ...input, customerId } })).toBe('FORBIDDEN');
    expect(await actor.refused(AddAppointment, { input: { ...input, isEvent: true } })).toBe('FORBIDDEN');
    for (const id of [mine, colleagues]) {
      expect(await actor.refused(UpdateAppointment, { id, input: { startsAt: steps.at('16:00') } })).toBe('FORBIDDEN');
      expect(await actor.refused(DeleteAppointments, { ids: [id] })).toBe('FORBIDDEN');
      expect(await actor.refused(RestoreAppointments, { ids: [id] })).toBe('FORBIDDEN');
    }
    expect(await actor.refused(UpdateCalendarSettings, { input: { bookingSlots: 2 } })).toBe('FORBIDDEN');
  });

  test('a taken time shows what is in the way only of what one sees', async () => {
    const both = await steps.add({
      startsAt: steps.at('16:00'),
      parts: [
        { staffId: maya, minutes: 30 },
        { staffId: leo, minutes: 30 },
      ],
    });
    await flag(both.id, 'CANCELED');
    const ofMaya = await steps.add({ startsAt: steps.at('16:00'), parts: [{ staffId: maya, minutes: 30 }] });
    await steps.add({ startsAt: steps.at('16:30'), parts: [{ staffId: leo, minutes: 30 }] });
    const conflictsOf = async (who: Actor) => {
      const answer = await who.ask(SetAppointmentFlag, { id: both.id, flag: 'CONFIRMED', version: 2 });
      const { code, details } = answer.errors![0]!.extensions;
      expect(code).toBe('SLOT_TAKEN');
      return (details!['conflicts'] as { appointmentId: string }[]).map(({ appointmentId }) => appointmentId);
    };
    expect(await conflictsOf(actor)).toEqual([ofMaya.id]);
    expect(await conflictsOf(owner())).toHaveLength(2);
  });
});
