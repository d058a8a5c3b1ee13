import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { asRefusal } from '../../server/core/graphql/errors.js';
import { plantSameTime } from '../world/plant-appointments.js';
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

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
const at = (time: string, date?: string) => steps.at(time, date);
const owner = () => world.business.owner;
/** The latest of its log, but that its customer has no address for news. */
const lastChange = async (id: string) =>
  (await owner().must(AppointmentLog, { id })).appointmentEvents.find(({ kind }) => kind !== 'NOT_TOLD');
let maya: string;
let leo: string;

beforeEach(async () => {
  maya = await steps.member('Maya', { color: '#aa0000' });
  leo = await steps.member('Leo');
});

const refusalOf = ({ errors }: { errors?: { extensions: object }[] }) => errors?.[0]?.extensions;
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code ?? null;
const timesOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => [startsAt, endsAt];

describe('an appointment that the staff add', () => {
  test('is confirmed, a reservation, with all that was said of it', async () => {
    const customer = await world.business.customer();
    const cut = await world.business.hasProduct();
    const added = await steps.add({
      customerId: customer.id,
      notes: ' Short sides ',
      parts: [{ staffId: maya, askedForStaff: true, productIds: [cut.id], minutes: 45 }],
    });
    expect(added).toEqual({
      id: added.id,
      version: 1,
      status: 'RESERVED',
      flag: 'CONFIRMED',
      title: '',
      startsAt: at('10:00'),
      endsAt: at('10:45'),
      notes: 'Short sides',
      color: '#aa0000',
      overlaps: false,
      createdAt: '2026-06-15T16:00:00.000Z',
      customer: { id: customer.id, firstName: 'Ann', phone: customer.phone },
      parts: [
        {
          askedForStaff: true,
          startsAt: at('10:00'),
          endsAt: at('10:45'),
          staff: { id: maya, firstName: 'Maya' },
          products: [{ id: cut.id, name: 'Cut' }],
        },
      ],
    });
    expect((await owner().must(ReadAppointment, { id: added.id })).appointment).toEqual(added);
    const event = await lastChange(added.id);
    expect(event).toMatchObject({ kind: 'ADDED', actorName: 'Rosa Diaz' });
  });

  test('takes as long as its services, or the booking interval, in parts one after the other', async () => {
    const [cut, color, talk] = [
      await world.business.hasProduct('Cut', 'A', 32),
      await world.business.hasProduct('Color', 'B', 60),
      await world.business.hasProduct('Talk', 'C'),
    ];
    const { parts, endsAt } = await steps.add({
      parts: [
        { staffId: maya, productIds: [cut.id, talk.id] },
        { staffId: leo, productIds: [cut.id, color.id] },
        { staffId: maya, productIds: [talk.id] },
      ],
    });
    expect(parts.map(timesOf)).toEqual([
      [at('10:00'), at('10:35')],
      [at('10:35'), at('12:10')],
      [at('12:10'), at('12:40')],
    ]);
    expect(endsAt).toBe(at('12:40'));
  });

  test('is refused where it cannot be', async () => {
    const cut = await world.business.hasProduct();
    await world.business.archivesProduct(cut.id);
    const elsewhere = await world.aBusiness({ plan: Plan.PLUS });
    const stranger = await elsewhere.customer();
    const customerId = (await world.business.customer()).id;
    const refusals = [
      { startsAt: at('23:55', '2026-06-14') },
      { startsAt: at('10:00', '2028-06-16') },
      { startsAt: at('10:02') },
      { parts: [{ minutes: 33 }] },
      { parts: [{ minutes: 0 }] },
      { parts: [] },
      { parts: Array.from({ length: 11 }, () => ({ minutes: 5 })) },
      { title: 'Ann' },
      { isEvent: true, customerId },
      { isEvent: true, parts: [{ staffId: maya, minutes: 30 }, { minutes: 30 }] },
      {
        isEvent: true,
        parts: [
          { staffId: maya, minutes: 30 },
          { staffId: leo, minutes: 60 },
        ],
      },
      { isEvent: true, parts: [{ productIds: [cut.id], minutes: 30 }] },
    ];
    for (const input of refusals) expect([input, codeOf(await steps.ask(input))]).toEqual([input, 'INVALID_INPUT']);
    const missing = [
      { customerId: stranger.id },
      { parts: [{ productIds: [cut.id] }] },
      { parts: [{ staffId: stranger.id }] },
    ];
    for (const input of missing) expect([input, codeOf(await steps.ask(input))]).toEqual([input, 'NOT_FOUND']);
    const input = {
      startsAt: at('10:00'),
      parts: [{ minutes: 30, askedForStaff: false, productIds: [] }],
      isEvent: false,
    };
    expect(await owner().refused(AddAppointment, { input })).toBe('INVALID_INPUT');
    expect(codeOf(await steps.ask({ startsAt: at('00:00', '2026-06-15') }))).toBeNull();
  });

  test('needs the plan Plus, and the front desk', async () => {
    expect(codeOf(await steps.ask({}, { by: await world.business.as(Role.STAFF) }))).toBe('FORBIDDEN');
    expect(codeOf(await steps.ask({}, { by: await world.business.as(Role.FRONT_DESK) }))).toBeNull();
    await world.business.change({ plan: Plan.STANDARD });
    expect(codeOf(await steps.ask())).toBe('INVALID_PLAN');
  });
});

describe('nobody has two appointments at once', () => {
  test('unless the staff overrule it on purpose', async () => {
    const first = await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    const second = { startsAt: at('10:25'), parts: [{ staffId: maya, minutes: 30 }] };
    expect(refusalOf(await steps.ask(second))).toMatchObject({
      code: 'SLOT_TAKEN',
      field: 'startsAt',
      details: {
        conflicts: [
          {
            appointmentId: first.id,
            staffId: maya,
            startsAt: at('10:00'),
            endsAt: at('10:30'),
            takenBy: { customer: 'Ann Lee', title: '', staff: 'Maya', products: [] },
          },
        ],
      },
    });
    expect((await steps.add(second, { overrules: true })).overlaps).toBe(true);
    expect(codeOf(await steps.ask({ ...second, startsAt: at('10:20') }))).toBe('SLOT_TAKEN');
    expect(codeOf(await steps.ask({ ...second, startsAt: at('10:55') }))).toBeNull();
    expect(codeOf(await steps.ask({ parts: [{ staffId: leo, minutes: 30 }] }))).toBeNull();
  });

  test('which unites what it overlaps, and leaves others apart', async () => {
    const [nine, ten] = [
      await steps.add({ startsAt: at('09:00'), parts: [{ staffId: maya, minutes: 60 }] }),
      await steps.add({ startsAt: at('10:00'), parts: [{ staffId: maya, minutes: 60 }] }),
    ];
    const wide = await steps.add(
      { startsAt: at('09:30'), parts: [{ staffId: maya, minutes: 60 }] },
      { overrules: true },
    );
    // What was let overlap may move within the group only by a new yes.
    const move = { id: wide.id, input: { startsAt: at('09:35') } };
    expect(codeOf(await owner().ask(UpdateAppointment, move))).toBe('SLOT_TAKEN');
    const moved = await owner().must(UpdateAppointment, { id: wide.id, input: { startsAt: at('12:00') } });
    expect(moved.updateAppointment.overlaps).toBe(false);
    const later = { id: nine.id, input: { startsAt: at('09:30') } };
    expect(codeOf(await owner().ask(UpdateAppointment, later))).toBe('SLOT_TAKEN');
    expect((await owner().must(ReadAppointment, { id: ten.id })).appointment.startsAt).toBe(at('10:00'));
  });

  test('and what nobody in particular does takes a place', async () => {
    await steps.add();
    expect(codeOf(await steps.ask())).toBe('SLOT_TAKEN');
    await owner().must(UpdateCalendarSettings, { input: { bookingSlots: 2 } });
    await steps.add();
    expect(codeOf(await steps.ask())).toBe('SLOT_TAKEN');
    expect((await steps.add({}, { overrules: true })).overlaps).toBe(true);
  });

  test('an event for everybody takes everybody’s time, one of some only theirs', async () => {
    const own = await steps.add({
      isEvent: true,
      title: 'Course',
      parts: [
        { staffId: maya, minutes: 60 },
        { staffId: leo, minutes: 60 },
      ],
    });
    expect(own).toMatchObject({ status: 'EVENT', title: 'Course', customer: null, endsAt: at('11:00') });
    expect(own.parts.map(timesOf)).toEqual([timesOf(own), timesOf(own)]);
    expect(codeOf(await steps.ask({ parts: [{ staffId: leo, minutes: 30 }] }))).toBe('SLOT_TAKEN');
    expect(codeOf(await steps.ask())).toBeNull();
    const holiday = { isEvent: true, startsAt: at('00:00', '2026-06-20'), parts: [{ minutes: 2880 }] };
    await steps.add(holiday);
    for (const part of [{ staffId: maya, minutes: 30 }, { minutes: 30 }])
      expect(codeOf(await steps.ask({ startsAt: at('15:00', '2026-06-21'), parts: [part] }))).toBe('SLOT_TAKEN');
    expect(codeOf(await steps.ask({ isEvent: true, startsAt: at('09:00'), parts: [{ minutes: 600 }] }))).toBe(
      'SLOT_TAKEN',
    );
  });

  test('with the minutes that are kept free around it', async () => {
    await owner().must(UpdateCalendarSettings, { input: { bufferBefore: 5, bufferAfter: 10 } });
    await steps.add({
      parts: [
        { staffId: maya, minutes: 30 },
        { staffId: maya, minutes: 30 },
      ],
    });
    const near = (time: string) => steps.ask({ startsAt: at(time), parts: [{ staffId: maya, minutes: 30 }] });
    expect(codeOf(await near('11:10'))).toBe('SLOT_TAKEN');
    expect(codeOf(await near('09:20'))).toBe('SLOT_TAKEN');
    expect(codeOf(await near('11:15'))).toBeNull();
    expect(codeOf(await near('09:15'))).toBeNull();
  });

  test('whatever comes at once: one of 30 parallel ones gets the time', async () => {
    const customerId = (await world.business.customer()).id;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => steps.ask({ customerId, parts: [{ staffId: maya, minutes: 30 }] })),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(29);
  });

  test('in the database too', async () => {
    const { id } = await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    const error: unknown = await plantSameTime(world.business, id).catch((refused: unknown) => refused);
    expect(String(error)).toContain('booked_time_once');
    expect(asRefusal(error)).toMatchObject({ code: 'SLOT_TAKEN', message: 'That time is taken.' });
  });
});

describe('a change', () => {
  test('moves all parts along, keeps what is not said, and says what it was', async () => {
    const before = await steps.add({
      parts: [
        { staffId: maya, minutes: 30 },
        { staffId: leo, minutes: 20 },
      ],
      notes: 'Tea',
    });
    const { updateAppointment: after } = await owner().must(UpdateAppointment, {
      id: before.id,
      version: 1,
      input: { startsAt: at('14:00') },
    });
    expect(after).toMatchObject({ version: 2, notes: 'Tea', startsAt: at('14:00'), endsAt: at('14:50') });
    expect(after.parts.map(({ staff, ...times }) => [staff?.id, ...timesOf(times)])).toEqual([
      [maya, at('14:00'), at('14:30')],
      [leo, at('14:30'), at('14:50')],
    ]);
    const event = await lastChange(before.id);
    expect(event).toMatchObject({
      kind: 'CHANGED',
      fields: ['time'],
      before: `${at('10:00')}/${at('10:50')}`,
      after: `${at('14:00')}/${at('14:50')}`,
    });
    const again = await owner().must(UpdateAppointment, {
      id: before.id,
      input: { startsAt: at('14:00'), notes: 'Tea' },
    });
    expect(again.updateAppointment.version).toBe(2);
  });

  test('of an older version is refused with the appointment as it is', async () => {
    const { id } = await steps.add();
    await owner().must(UpdateAppointment, { id, version: 1, input: { notes: 'One' } });
    const answer = await owner().ask(UpdateAppointment, { id, version: 1, input: { notes: 'Two' } });
    expect(refusalOf(answer)).toMatchObject({ code: 'STALE', details: { current: { notes: 'One', version: 2 } } });
  });

  test('may leave what was archived meanwhile, and a start that is past', async () => {
    const cut = await world.business.hasProduct();
    const { id } = await steps.add({ parts: [{ staffId: maya, productIds: [cut.id], minutes: 30 }] });
    await world.business.archivesProduct(cut.id);
    await world.business.archivesStaffMember(maya);
    world.clock.set('2026-06-17T16:00:00Z');
    const parts = [{ staffId: maya, productIds: [cut.id], minutes: 60, askedForStaff: true }];
    const { updateAppointment } = await owner().must(UpdateAppointment, { id, input: { parts } });
    expect(updateAppointment).toMatchObject({
      endsAt: at('11:00'),
      parts: [{ askedForStaff: true, products: [{ name: 'Cut' }] }],
    });
    expect(codeOf(await owner().ask(UpdateAppointment, { id, input: { startsAt: at('10:30') } }))).toBe(
      'INVALID_INPUT',
    );
    world.clock.set();
  });
});

describe('where it stands', () => {
  test('a canceled one frees its time, and takes it back only if it is free', async () => {
    const first = await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    const set = (flag: 'CANCELED' | 'CONFIRMED' | 'NO_SHOW', version: number, overrules = false) =>
      owner().ask(SetAppointmentFlag, { id: first.id, flag, version, overrules });
    expect((await set('CANCELED', 1)).data!.setAppointmentFlag).toMatchObject({ flag: 'CANCELED', version: 2 });
    expect((await set('CANCELED', 2)).data!.setAppointmentFlag.version).toBe(2);
    expect((await set('CONFIRMED', 2)).data!.setAppointmentFlag.version).toBe(3);
    world.clock.set(steps.at('10:00'));
    await set('NO_SHOW', 3);
    await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    expect(codeOf(await set('CONFIRMED', 4))).toBe('SLOT_TAKEN');
    expect((await set('CONFIRMED', 4, true)).data!.setAppointmentFlag).toMatchObject({
      flag: 'CONFIRMED',
      overlaps: true,
    });
    const event = await lastChange(first.id);
    expect(event).toMatchObject({ kind: 'FLAG', before: 'no-show', after: 'confirmed' });
    world.clock.set();
  });

  test('a no-show is none before it begins, and is taken back at any time', async () => {
    const { id } = await steps.add();
    const set = (flag: 'CONFIRMED' | 'NO_SHOW', version: number) =>
      owner().ask(SetAppointmentFlag, { id, flag, version, overrules: false });
    world.clock.set(steps.at('09:59'));
    const early = await set('NO_SHOW', 1);
    expect([codeOf(early), early.errors![0]!.message]).toEqual([
      'CONFLICT',
      'A no-show can be marked once the appointment has begun.',
    ]);
    world.clock.set(steps.at('10:00'));
    expect((await set('NO_SHOW', 1)).data!.setAppointmentFlag.flag).toBe('NO_SHOW');
    world.clock.set(steps.at('09:00'));
    expect((await set('CONFIRMED', 2)).data!.setAppointmentFlag.flag).toBe('CONFIRMED');
    world.clock.set();
  });

  test('in the role Staff one sees and flags one’s own only', async () => {
    const actor = await world.business.as(Role.STAFF);
    await world.business.worksAs(actor, maya);
    const mine = await steps.add({
      parts: [
        { staffId: leo, minutes: 30 },
        { staffId: maya, minutes: 30 },
      ],
    });
    const other = await steps.add({ startsAt: at('12:00'), parts: [{ staffId: leo, minutes: 30 }] });
    const closing = await steps.add({ isEvent: true, startsAt: at('18:00'), parts: [{ minutes: 30 }] });
    const seen = await actor.must(ReadCalendar, { firstDate: '2026-06-16' });
    expect(seen.calendar.appointments.map(({ id }) => id)).toEqual([mine.id, closing.id]);
    const cancel = (id: string) => actor.ask(SetAppointmentFlag, { id, flag: 'CANCELED', version: 1 });
    expect(codeOf(await cancel(other.id))).toBe('NOT_FOUND');
    expect(codeOf(await cancel(mine.id))).toBeNull();
    expect(await actor.refused(ReadAppointment, { id: other.id })).toBe('NOT_FOUND');
    expect(await actor.refused(AppointmentLog, { id: other.id })).toBe('NOT_FOUND');
    expect(await actor.refused(UpdateAppointment, { id: mine.id, input: { notes: '' } })).toBe('FORBIDDEN');
  });
});

describe('deleting', () => {
  test('frees the time and can be undone for 10 seconds, unless it was taken', async () => {
    const first = await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    const { deleteAppointments } = await owner().must(DeleteAppointments, { ids: [first.id] });
    expect(deleteAppointments).toEqual({ ids: [first.id], undoUntil: '2026-06-15T16:00:10.000Z' });
    expect(await owner().refused(ReadAppointment, { id: first.id })).toBe('NOT_FOUND');
    await owner().must(RestoreAppointments, { ids: [first.id] });
    expect((await owner().must(ReadAppointment, { id: first.id })).appointment.version).toBe(3);
    expect(codeOf(await steps.ask({ parts: [{ staffId: maya, minutes: 30 }] }))).toBe('SLOT_TAKEN');
    await owner().must(DeleteAppointments, { ids: [first.id] });
    await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    expect(await owner().refused(RestoreAppointments, { ids: [first.id] })).toBe('SLOT_TAKEN');
    world.clock.forward(16_000);
    expect(await owner().refused(RestoreAppointments, { ids: [first.id] })).toBe('NOT_FOUND');
    world.clock.set();
  });

  test('is all or none, and needs a plan', async () => {
    const [one, two] = [await steps.add(), await steps.add({ startsAt: at('12:00') })];
    expect(await owner().refused(DeleteAppointments, { ids: [one.id, '1'] })).toBe('NOT_FOUND');
    await world.business.change({ plan: Plan.NONE });
    expect(await owner().refused(DeleteAppointments, { ids: [one.id] })).toBe('INVALID_PLAN');
    await world.business.change({ plan: Plan.BASIC });
    await owner().must(DeleteAppointments, { ids: [one.id, two.id] });
  });
});
