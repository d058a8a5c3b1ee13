import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { addHours } from '../hours/hours-steps.js';
import { plantBookedTimes } from '../world/plant-booked-times.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentLog, DeleteAppointments } from './appointments.generated.js';
import {
  AddAppointmentSeries,
  ReadSeriesPlace,
  SeriesPlan,
  SetAppointmentSeriesFlag,
  UpdateAppointmentSeries,
} from './series.generated.js';
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

describe('a series', () => {
  test('is appointments of its own, each with its place', async () => {
    const { series, appointments } = await steps.addSeries({ appointment: { ...ofMaya(), notes: 'Tea' } });
    expect(series).toEqual({
      id: series.id,
      rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4',
      firstDate: '2026-06-16',
      lastDate: '2026-07-07',
      occurrences: 4,
    });
    expect(starts(appointments)).toEqual(['06-16 10:00', '06-23 10:00', '06-30 10:00', '07-07 10:00']);
    for (const [index, appointment] of appointments.entries())
      expect(appointment).toMatchObject({
        seriesNumber: index + 1,
        series,
        status: 'RESERVED',
        flag: 'CONFIRMED',
        notes: 'Tea',
        color: '#aa0000',
        overlaps: false,
      });
    expect(await steps.all()).toEqual(appointments);
    const { appointmentEvents } = await owner().must(AppointmentLog, { id: appointments[3]!.id });
    expect(appointmentEvents).toMatchObject([{ kind: 'NOT_TOLD' }, { kind: 'ADDED', actorName: 'Rosa Diaz' }]);
    const reminders = await world.jobs('remind-of-appointment');
    // Of the first one it is less than 24 hours ahead.
    expect(reminders.map(({ payload }) => payload['appointmentId'])).toEqual(appointments.slice(1).map(({ id }) => id));
  });

  test('keeps its time by the clock when the clock is set', async () => {
    const { appointments } = await steps.addSeries({
      appointment: { startsAt: at('09:00', '2026-10-20') },
      rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
    });
    expect(appointments.map(({ startsAt }) => startsAt)).toEqual([
      '2026-10-20T13:00:00.000Z',
      '2026-10-27T13:00:00.000Z',
      '2026-11-03T14:00:00.000Z',
    ]);
  });

  test('is planned with what is in its way, and what is outside of the hours', async () => {
    const taken = await steps.add({ startsAt: at('10:15', '2026-06-23'), ...ofMaya() });
    await steps.add({ startsAt: at('10:15', '2026-06-30'), parts: [{ staffId: leo, minutes: 30 }] });
    const closing = await steps.add({ startsAt: at('00:00', '2026-07-07'), isEvent: true, parts: [{ minutes: 1440 }] });
    const { rule, times } = await steps.plan({ appointment: ofMaya() });
    expect(rule).toBe('FREQ=WEEKLY;BYDAY=TU;COUNT=4');
    expect(
      times.map(({ number, date, conflicts }) => [number, date, conflicts.map((one) => one.appointment?.id)]),
    ).toEqual([
      [1, '2026-06-16', []],
      [2, '2026-06-23', [taken.id]],
      [3, '2026-06-30', []],
      [4, '2026-07-07', [closing.id]],
    ]);
    expect(times[0]).toMatchObject({
      startsAt: at('10:00'),
      endsAt: at('10:30'),
      isAfterSkip: false,
      isOutsideHours: false,
    });
    expect(await steps.all()).toHaveLength(3);
  });

  test('is planned by the hours of who does it', async () => {
    await addHours(owner(), 2, 9, 17);
    const outside = async (time: string, minutes: number) =>
      (
        await steps.plan({ appointment: { startsAt: at(time), parts: [{ minutes }] }, rule: 'FREQ=DAILY;COUNT=2' })
      ).times.map(({ isOutsideHours }) => isOutsideHours);
    expect(await outside('09:00', 480)).toEqual([false, true]);
    expect(await outside('16:45', 30)).toEqual([true, true]);
    expect(await outside('08:45', 30)).toEqual([true, true]);
    const event = { isEvent: true, startsAt: at('20:00'), parts: [{ minutes: 30 }] };
    const { times } = await steps.plan({ appointment: event });
    expect(times.some(({ isOutsideHours }) => isOutsideHours)).toBe(false);
  });

  test('is saved without the dates that are skipped, and over others on purpose', async () => {
    await steps.add({ startsAt: at('10:15', '2026-06-23'), ...ofMaya() });
    await steps.add({ startsAt: at('10:15', '2026-06-30'), ...ofMaya() });
    const series = { appointment: ofMaya() };
    const refused = await steps.askSeries(series);
    expect([codeOf(refused), conflictsOf(refused).map(({ startsAt }) => startsAt)]).toEqual([
      'SLOT_TAKEN',
      [at('10:15', '2026-06-23'), at('10:15', '2026-06-30')],
    ]);
    expect(codeOf(await steps.askSeries({ ...series, skips: ['2026-06-23'] }))).toBe('SLOT_TAKEN');
    expect(await steps.all()).toHaveLength(2);
    const added = await steps.addSeries({ ...series, skips: ['2026-06-23'], overrules: ['2026-06-30'] });
    expect(added.appointments.map(({ seriesNumber, overlaps }) => [seriesNumber, overlaps])).toEqual([
      [1, false],
      [3, true],
      [4, false],
    ]);
    expect(added.series.occurrences).toBe(4);
    expect(codeOf(await steps.askSeries({ appointment: ofMaya(), skips: ['2026-06-23'] }))).toBe('SLOT_TAKEN');
  });

  test('says which one each is among those that there are', async () => {
    const { appointments } = await steps.addSeries({ skips: ['2026-06-23'] });
    const placeOf = async (id: string) => (await owner().must(ReadSeriesPlace, { id })).appointment.seriesPlace;
    const [first, second, third] = appointments.map(({ id }) => id);
    expect(await placeOf(third!)).toEqual({ number: 3, count: 3, following: 1, toCome: 3 });
    world.clock.set(new Date(at('10:10')));
    await owner().must(DeleteAppointments, { ids: [second!] });
    expect(await placeOf(third!)).toEqual({ number: 2, count: 2, following: 1, toCome: 1 });
    expect(await placeOf(first!)).toEqual({ number: 1, count: 2, following: 1, toCome: 1 });
    expect(await placeOf((await steps.add({ startsAt: at('15:00') })).id)).toBeNull();
  });

  test('may lie over several at once: none of them is in the way of the others then', async () => {
    for (const time of ['10:00', '10:15'])
      await steps.add({ startsAt: at(time, '2026-06-23'), parts: [{ staffId: maya, minutes: 15 }] });
    const { appointments } = await steps.addSeries({ appointment: ofMaya(), overrules: ['2026-06-23'] });
    expect(appointments.map(({ overlaps }) => overlaps)).toEqual([false, true, false, false]);
  });

  test('may overlap itself on purpose only', async () => {
    const appointment = { isEvent: true, parts: [{ staffId: maya, minutes: 25 * 60 }] };
    const rule = 'FREQ=DAILY;COUNT=3';
    expect(
      (await steps.plan({ appointment, rule })).times.map(({ conflicts }) => conflicts.map((one) => one.isOfSeries)),
    ).toEqual([[], [true], [true]]);
    expect(codeOf(await steps.askSeries({ appointment, rule }))).toBe('SLOT_TAKEN');
    const { appointments } = await steps.addSeries({ appointment, rule, overrules: ['2026-06-17', '2026-06-18'] });
    expect(appointments.map(({ overlaps }) => overlaps)).toEqual([false, true, true]);
  });

  test('takes places, as many as there are', async () => {
    const rule = 'FREQ=DAILY;COUNT=2';
    await steps.addSeries({ rule });
    expect(codeOf(await steps.askSeries({ rule }))).toBe('SLOT_TAKEN');
  });

  test('is refused where it cannot be', async () => {
    for (const series of [
      { rule: 'FREQ=WEEKLY' },
      { rule: 'FREQ=HOURLY;COUNT=3' },
      { skips: ['2026-06-17'] },
      { skips: ['x'] },
      { overrules: ['2026-06-17'] },
      { skips: ['2026-06-16', '2026-06-23', '2026-06-30', '2026-07-07'] },
      { appointment: { startsAt: at('10:02') } },
      { appointment: { isEvent: true, customerId: '1' } },
    ])
      expect([series, codeOf(await steps.askSeries(series))]).toEqual([series, 'INVALID_INPUT']);
    expect(codeOf(await steps.askSeries({ appointment: { parts: [{ staffId: '7' }] } }))).toBe('NOT_FOUND');
    const input = await steps.input();
    const staff = await world.business.as(Role.STAFF);
    expect(await staff.refused(SeriesPlan, { input })).toBe('FORBIDDEN');
    expect(await staff.refused(AddAppointmentSeries, { input })).toBe('FORBIDDEN');
    await world.business.change({ plan: Plan.STANDARD });
    expect(await owner().refused(AddAppointmentSeries, { input })).toBe('INVALID_PLAN');
    expect(await owner().refused(SeriesPlan, { input })).toBe('INVALID_PLAN');
    expect(await steps.all()).toEqual([]);
  });

  test('and single ones at once: each time has one winner', async () => {
    const customerId = (await world.business.customer()).id;
    const appointment = { ...ofMaya(), customerId };
    const days = ['2026-06-16', '2026-06-23', '2026-06-30', '2026-07-07'];
    const [series, ...singles] = await Promise.all([
      steps.askSeries({ appointment }),
      ...days.map((date) => steps.ask({ ...appointment, startsAt: at('10:15', date) })),
      steps.askSeries({ appointment }),
    ]);
    const all = await steps.all();
    const other = singles.pop()!;
    const won = singles.filter((answer) => codeOf(answer) === null).length;
    const seriesWon = [series!, other].filter((answer) => codeOf(answer) === null).length;
    expect(seriesWon * won).toBe(0);
    expect(all).toHaveLength(seriesWon * 4 + won);
    expect(seriesWon * 4 + won).toBe(4);
  });

  test('over a full calendar is answered with the first of what is in its way, and the number of the rest', async () => {
    await plantBookedTimes(world.business, 1200);
    const appointment = { isEvent: true, startsAt: at('00:00'), parts: [{ minutes: 31 * 1440 }] };
    const short = await steps.plan({ appointment, rule: 'FREQ=DAILY;COUNT=3' });
    // Four a day, for 31 days, and the times of the series before it.
    expect(short.times.map(({ conflicts, moreConflicts }) => [conflicts.length, moreConflicts])).toEqual([
      [10, 114],
      [10, 115],
      [10, 116],
    ]);
    const long = await steps.plan({ appointment, rule: 'FREQ=DAILY;COUNT=200' });
    expect(long.times.map(({ conflicts }) => conflicts.length)).toEqual(Array(200).fill(2));
    const refused = await steps.askSeries({ appointment, rule: 'FREQ=DAILY;COUNT=200' });
    const { conflicts, moreConflicts } = refused.errors![0]!.extensions.details as Record<string, unknown>;
    // Each appointment once: 799 from that day on, and 199 times of the series.
    expect([codeOf(refused), (conflicts as object[]).length]).toEqual(['SLOT_TAKEN', 100]);
    expect(moreConflicts).toBe(799 + 199 - 100);
  });

  test('of 200 is saved, moved and canceled within what a statement may take', async () => {
    const rule = 'FREQ=DAILY;COUNT=200';
    const { appointments } = await steps.addSeries({ appointment: ofMaya(), rule });
    expect(appointments).toHaveLength(200);
    const { id } = appointments[0]!;
    const { updateAppointmentSeries } = await owner().must(UpdateAppointmentSeries, {
      id,
      version: 1,
      scope: 'ALL',
      input: { startsAt: at('11:00') },
    });
    expect(updateAppointmentSeries.ids).toHaveLength(200);
    const { setAppointmentSeriesFlag } = await owner().must(SetAppointmentSeriesFlag, {
      id,
      version: 2,
      scope: 'ALL',
      flag: 'CANCELED',
    });
    expect(setAppointmentSeriesFlag.ids).toHaveLength(200);
  });
});
