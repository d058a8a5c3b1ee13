import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';

import { useWorld } from '../world/use-world.js';
import {
  AppointmentLog,
  ReadAppointment,
  RestoreAppointments,
  SetAppointmentFlag,
  UpdateAppointment,
} from './appointments.generated.js';
import { DeleteAppointmentSeries, SetAppointmentSeriesFlag, UpdateAppointmentSeries } from './series.generated.js';
import { codeOf, conflictsOf, SeriesSteps, starts } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new SeriesSteps(world);
const at = (time: string, date?: string) => steps.at(time, date);
const owner = () => world.business.owner;
let maya: string;
let leo: string;

beforeEach(async () => {
  maya = await steps.member('Maya', { color: '#aa0000' });
  leo = await steps.member('Leo');
});

const ofMaya = () => ({ parts: [{ staffId: maya, minutes: 30 }] });

describe('a change of', () => {
  const change = (id: string, scope: 'FOLLOWING' | 'ALL', input: object, more: object = {}) =>
    owner().ask(UpdateAppointmentSeries, { id, scope, version: 1, input, ...more });
  const changed = async (...args: Parameters<typeof change>) => {
    const { data, errors } = await change(...args);
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data.updateAppointmentSeries;
  };

  test('one leaves the others', async () => {
    const { appointments } = await steps.addSeries();
    await owner().must(UpdateAppointment, {
      id: appointments[1]!.id,
      version: 1,
      input: { startsAt: at('12:00', '2026-06-24') },
    });
    expect(starts(await steps.all())).toEqual(['06-16 10:00', '06-24 12:00', '06-30 10:00', '07-07 10:00']);
  });

  test('its customer is another key to the forms of each, and nothing else is', async () => {
    const { appointments } = await steps.addSeries();
    const keys = async () =>
      (await world.rows<{ uuid: string }>(world.business.id, 'select uuid from appointment order by id')).map(
        ({ uuid }) => uuid,
      );
    const before = await keys();
    const { id } = appointments[1]!;
    await changed(id, 'FOLLOWING', { startsAt: at('11:00', '2026-06-23'), notes: 'Tea' });
    expect(await keys()).toEqual(before);
    const bob = await world.business.customer('Bob', 'Roy', world.newPhone());
    await changed(id, 'FOLLOWING', { customerId: bob.id }, { version: 2 });
    const after = await keys();
    expect(after[0]).toBe(before[0]);
    expect(new Set([...before, ...after]).size).toBe(7);
  });

  test('this and the following ones moves them by as much, and goes back', async () => {
    const { appointments } = await steps.addSeries({ appointment: ofMaya() });
    const [second, third] = [appointments[1]!, appointments[2]!];
    await owner().must(UpdateAppointment, { id: third.id, version: 1, input: { startsAt: at('14:00', '2026-06-30') } });
    const { ids, appointment } = await changed(second.id, 'FOLLOWING', { startsAt: at('11:30', '2026-06-24') });
    expect(ids).toEqual(appointments.slice(1).map(({ id }) => id));
    expect(appointment).toMatchObject({ id: second.id, version: 2, startsAt: at('11:30', '2026-06-24') });
    expect(starts(await steps.all())).toEqual(['06-16 10:00', '06-24 11:30', '07-01 15:30', '07-08 11:30']);
    const { appointmentEvents } = await owner().must(AppointmentLog, { id: third.id });
    expect(appointmentEvents.find(({ kind }) => kind !== 'NOT_TOLD')).toMatchObject({
      kind: 'CHANGED',
      fields: ['time'],
    });
    await changed(second.id, 'FOLLOWING', { startsAt: at('10:00', '2026-06-23') }, { version: 2, among: ids });
    expect(starts(await steps.all())).toEqual(['06-16 10:00', '06-23 10:00', '06-30 14:00', '07-07 10:00']);
  });

  test('all moves by the clock, also over a day on which it is set', async () => {
    const { appointments } = await steps.addSeries({
      appointment: { startsAt: at('09:00', '2026-10-31') },
      rule: 'FREQ=DAILY;COUNT=2',
    });
    await changed(appointments[0]!.id, 'ALL', { startsAt: at('10:00', '2026-10-31') });
    expect((await steps.all()).map(({ startsAt }) => startsAt)).toEqual([
      '2026-10-31T14:00:00.000Z',
      '2026-11-01T15:00:00.000Z',
    ]);
  });

  test('all leaves those that have begun', async () => {
    const { appointments } = await steps.addSeries();
    world.clock.set(new Date(at('10:10', '2026-06-23')));
    const { ids } = await changed(appointments[3]!.id, 'ALL', { startsAt: at('09:00', '2026-07-07'), notes: 'New' });
    expect(ids).toEqual(appointments.slice(2).map(({ id }) => id));
    expect((await steps.all()).map(({ notes }) => notes)).toEqual(['', '', 'New', 'New']);
    expect(starts(await steps.all())).toEqual(['06-16 10:00', '06-23 10:00', '06-30 09:00', '07-07 09:00']);
    world.clock.set(new Date(at('10:10', '2026-07-07')));
    expect(codeOf(await change(appointments[0]!.id, 'ALL', { notes: 'Later' }))).toBe('INVALID_INPUT');
  });

  test('all gives them the staff, services and length', async () => {
    const { appointments } = await steps.addSeries({ appointment: ofMaya() });
    const input = {
      parts: [
        { staffId: leo, minutes: 45 },
        { staffId: maya, minutes: 15 },
      ],
      color: '#00AA00',
    };
    await changed(appointments[2]!.id, 'ALL', input);
    for (const { parts, color, startsAt, endsAt } of await steps.all()) {
      expect([parts.map(({ staff }) => staff?.id), color]).toEqual([[leo, maya], '#00aa00']);
      expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(3_600_000);
    }
  });

  test('all to other staff takes their color, but for those that have one of their own', async () => {
    const zoe = await steps.member('Zoe', { color: '#00aa00' });
    const { appointments } = await steps.addSeries({ appointment: ofMaya() });
    const { id } = appointments[1]!;
    await owner().must(UpdateAppointment, { id, version: 1, input: { color: '#123456' } });
    await changed(appointments[0]!.id, 'ALL', { parts: [{ staffId: zoe, minutes: 30 }] });
    expect((await steps.all()).map(({ color }) => color)).toEqual(['#00aa00', '#123456', '#00aa00', '#00aa00']);
  });

  test('all says what is in the way of each, and overrules it on purpose', async () => {
    const { appointments } = await steps.addSeries({ appointment: ofMaya() });
    const others = await Promise.all(
      ['2026-06-23', '2026-07-07'].map((date) => steps.add({ startsAt: at('12:00', date), ...ofMaya() })),
    );
    const input = { startsAt: at('12:15') };
    const refused = await change(appointments[0]!.id, 'ALL', input);
    expect([codeOf(refused), conflictsOf(refused).map(({ appointmentId }) => appointmentId)]).toEqual([
      'SLOT_TAKEN',
      others.map(({ id }) => id),
    ]);
    expect(starts(await steps.all()).filter((start) => start.endsWith('10:00'))).toHaveLength(4);
    await changed(appointments[0]!.id, 'ALL', input, { overrules: true });
    const members = (await steps.all()).filter(({ series }) => series);
    expect(members.map(({ overlaps }) => overlaps)).toEqual([false, true, false, true]);
  });

  test('all can move each to the time of the next one', async () => {
    const { appointments } = await steps.addSeries({
      appointment: { isEvent: true, parts: [{ staffId: maya, minutes: 1440 }] },
      rule: 'FREQ=DAILY;COUNT=4',
    });
    await changed(appointments[0]!.id, 'ALL', { startsAt: at('10:00', '2026-06-17') });
    expect(starts(await steps.all())).toEqual(['06-17 10:00', '06-18 10:00', '06-19 10:00', '06-20 10:00']);
    // In front of it there is one that stays.
    expect(
      codeOf(await change(appointments[1]!.id, 'FOLLOWING', { startsAt: at('10:00', '2026-06-17') }, { version: 2 })),
    ).toBe('SLOT_TAKEN');
  });

  test('is refused of what is stale, past, or no series', async () => {
    const { appointments } = await steps.addSeries();
    const single = await steps.add({ startsAt: at('15:00') });
    const id = appointments[1]!.id;
    const refusals: [string, object, object?][] = [
      [single.id, { notes: 'x' }],
      [id, { endsAt: at('11:00', '2026-06-23') }],
      [id, { flag: 'CANCELED' }],
      [id, { status: 'EVENT' }],
      [id, { startsAt: at('10:00', '2026-06-10') }],
      [id, { title: 'Name' }],
      [id, { notes: 'x' }, { among: [single.id] }],
    ];
    for (const [of, input, more] of refusals)
      expect([input, codeOf(await change(of, 'ALL', input, more))]).toEqual([input, 'INVALID_INPUT']);
    expect(codeOf(await change(id, 'ALL', { notes: 'x' }, { version: 7 }))).toBe('STALE');
    for (const bad of ['', 'x', '7']) expect(codeOf(await change(bad, 'ALL', { notes: 'x' }))).toBe('NOT_FOUND');
    expect((await changed(id, 'ALL', { notes: '' })).ids).toEqual([]);
    expect((await steps.all()).every(({ version }) => version === 1)).toBe(true);
  });

  test('an appointment at the same time as one of the series has one winner', async () => {
    const customerId = (await world.business.customer()).id;
    const { appointments } = await steps.addSeries({ appointment: { ...ofMaya(), customerId } });
    const [move, single] = await Promise.all([
      change(appointments[0]!.id, 'ALL', { startsAt: at('12:00') }),
      steps.ask({ ...ofMaya(), customerId, startsAt: at('12:15', '2026-07-07') }),
    ]);
    expect([codeOf(move), codeOf(single)].filter((code) => code === null)).toHaveLength(1);
    expect([codeOf(move), codeOf(single)].filter((code) => code === 'SLOT_TAKEN')).toHaveLength(1);
  });
});

describe('canceling', () => {
  const flag = (id: string, to: 'CANCELED' | 'CONFIRMED' | 'NO_SHOW', more: object = {}) =>
    owner().ask(SetAppointmentSeriesFlag, { id, scope: 'FOLLOWING', flag: to, version: 1, ...more });

  test('frees the times of the following ones, and takes the same ones back', async () => {
    const { appointments } = await steps.addSeries({ appointment: ofMaya() });
    const [, second, third, fourth] = appointments.map(({ id }) => id) as [string, string, string, string];
    await owner().must(SetAppointmentFlag, { id: third, flag: 'CANCELED', version: 1 });
    const { ids, appointment } = (await flag(second, 'CANCELED')).data!.setAppointmentSeriesFlag;
    expect([ids, appointment.flag, appointment.version]).toEqual([[second, fourth], 'CANCELED', 2]);
    expect((await steps.all()).map((one) => one.flag)).toEqual(['CONFIRMED', 'CANCELED', 'CANCELED', 'CANCELED']);
    expect(codeOf(await steps.ask({ ...ofMaya(), startsAt: at('10:00', '2026-06-23') }))).toBeNull();
    const back = await flag(second, 'CONFIRMED', { version: 2, among: ids });
    expect([codeOf(back), conflictsOf(back).length]).toEqual(['SLOT_TAKEN', 1]);
    await flag(second, 'CONFIRMED', { version: 2, among: ids, overrules: true });
    const all = (await steps.all()).filter(({ series }) => series);
    expect(all.map((one) => [one.flag, one.overlaps])).toEqual([
      ['CONFIRMED', false],
      ['CONFIRMED', true],
      ['CANCELED', false],
      ['CONFIRMED', false],
    ]);
    expect(codeOf(await flag(second, 'NO_SHOW', { version: 3 }))).toBe('INVALID_INPUT');
  });

  test('in the role Staff is of one’s own', async () => {
    const { appointments } = await steps.addSeries({ appointment: ofMaya() });
    const ofLeo = appointments[2]!.id;
    await owner().must(UpdateAppointment, { id: ofLeo, version: 1, input: { parts: [{ staffId: leo, minutes: 30 }] } });
    const actor = await world.business.as(Role.STAFF);
    await world.business.worksAs(actor, maya);
    const { id } = appointments[0]!;
    const { setAppointmentSeriesFlag } = await actor.must(SetAppointmentSeriesFlag, {
      id,
      scope: 'ALL',
      flag: 'CANCELED',
      version: 1,
    });
    expect(setAppointmentSeriesFlag.ids).toHaveLength(3);
    expect((await owner().must(ReadAppointment, { id: ofLeo })).appointment.flag).toBe('CONFIRMED');
    expect(
      await actor.refused(SetAppointmentSeriesFlag, { id: ofLeo, scope: 'ALL', flag: 'CANCELED', version: 2 }),
    ).toBe('NOT_FOUND');
    expect(await actor.refused(DeleteAppointmentSeries, { id, scope: 'ALL' })).toBe('FORBIDDEN');
    expect(await actor.refused(UpdateAppointmentSeries, { id, scope: 'ALL', version: 2, input: { notes: 'x' } })).toBe(
      'FORBIDDEN',
    );
    const { appointments: closing } = await steps.addSeries({ appointment: { isEvent: true, startsAt: at('18:00') } });
    expect(
      await actor.refused(SetAppointmentSeriesFlag, { id: closing[0]!.id, scope: 'ALL', flag: 'CANCELED', version: 1 }),
    ).toBe('FORBIDDEN');
  });
});

describe('deleting', () => {
  test('removes the following ones, and brings the same ones back', async () => {
    const { appointments } = await steps.addSeries();
    const { ids } = (await owner().must(DeleteAppointmentSeries, { id: appointments[2]!.id, scope: 'FOLLOWING' }))
      .deleteAppointmentSeries;
    expect(ids.toSorted()).toEqual(
      appointments
        .slice(2)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(await steps.all()).toHaveLength(2);
    await owner().must(RestoreAppointments, { ids });
    expect(starts(await steps.all())).toEqual(starts(appointments));
  });

  test('brings back those that lay over others on purpose, too', async () => {
    await steps.add({ startsAt: at('10:15', '2026-06-23') });
    const { appointments } = await steps.addSeries({ overrules: ['2026-06-23'] });
    const { ids } = (await owner().must(DeleteAppointmentSeries, { id: appointments[0]!.id, scope: 'ALL' }))
      .deleteAppointmentSeries;
    await owner().must(RestoreAppointments, { ids });
    expect(await steps.all()).toHaveLength(appointments.length + 1);
  });

  test('leaves those that have begun', async () => {
    const { appointments } = await steps.addSeries();
    world.clock.set(new Date(at('10:00', '2026-06-23')));
    await owner().must(DeleteAppointmentSeries, { id: appointments[0]!.id, scope: 'ALL' });
    expect(starts(await steps.all())).toEqual(['06-16 10:00', '06-23 10:00']);
  });
});
