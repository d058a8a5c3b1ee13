import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { END_WAIT } from '../../server/domain/appointments/time/schedule-end-of-wait.js';
import { addHours } from '../hours/hours-steps.js';
import { AddStaffHour } from '../staff/staff.generated.js';
import { plantBookingLink } from '../world/plant-booking-link.js';
import { useWorld } from '../world/use-world.js';
import {
  DeleteAppointments,
  RestoreAppointments,
  SetAppointmentFlag,
  UpdateAppointment,
} from './appointments.generated.js';
import { MoveBooking } from './booking-link.generated.js';
import { SetAppointmentSeriesFlag, UpdateAppointmentSeries } from './series.generated.js';
import { SeriesSteps } from './SeriesSteps.js';
import { ReadStandbys } from './standby.generated.js';
import { StandbySteps } from './StandbySteps.js';

const world = useWorld({ plan: Plan.PLUS });
const ANN = '2125550142';
const owner = () => world.business.owner;
let steps: StandbySteps;
let bea: string;
let token: string;
let ann: string;
let freed: string;

beforeEach(async () => {
  await world.forgetJobs();
  steps = new StandbySteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
  freed = (await steps.fills(bea)).first.id;
  token = await steps.waits('Ann', ANN);
  ann = (await owner().must(ReadStandbys)).standbys.items[0]!.customer.id;
});

/** What Ann waits for, once the jobs ran. */
async function state(): Promise<string> {
  for (const { payload } of await world.jobs(END_WAIT.name))
    await world.runJob(END_WAIT, world.business.id, payload as { customerId: string; startsAt: string });
  await world.forgetJobs();
  return (await steps.read(token)).state;
}

const there = () => ({ startsAt: steps.at('11:00') });
const add = (input: object) => steps.staff.add({ customerId: ann, ...input });
const update = (id: string, input: object) => owner().must(UpdateAppointment, { id, input, overrules: true });

describe('the wait of who gets an appointment on that day ends', () => {
  test('as one is moved there', async () => {
    const { id } = await add({});
    expect(await state()).toBe('WAITING');
    await update(id, there());
    expect(await state()).toBe('BOOKED');
  });

  test('as it begins after midnight, in the hours of the night before', async () => {
    await addHours(owner(), 1, 18, 2);
    await owner().must(AddStaffHour, { staffId: bea, input: { weekday: 1, opens: 1080, closes: 120 } });
    const wholeDay = token;
    token = await steps.waits('Ann', ANN, { fromTime: '23:30', toTime: '01:00' });
    await add({ startsAt: steps.at('01:30', '2026-06-23') });
    expect(await state()).toBe('WAITING');
    await add({ startsAt: steps.at('00:30', '2026-06-23') });
    expect([await state(), (await steps.read(wholeDay)).state]).toEqual(['BOOKED', 'WAITING']);
  });

  test('not where that is undone at once', async () => {
    const { id, startsAt } = await add({});
    await update(id, there());
    await update(id, { startsAt });
    expect(await state()).toBe('WAITING');
  });

  test('as they get one of somebody else', async () => {
    await update(freed, { customerId: ann });
    expect(await state()).toBe('BOOKED');
  });

  test('as one is confirmed again', async () => {
    const { id } = await add({});
    await owner().must(SetAppointmentFlag, { id, flag: 'CANCELED', version: 1 });
    await update(id, there());
    expect(await state()).toBe('WAITING');
    await update(id, { flag: 'CONFIRMED' });
    expect(await state()).toBe('BOOKED');
  });

  test('as a deleted one is restored', async () => {
    await update(freed, { customerId: ann });
    await owner().must(DeleteAppointments, { ids: [freed] });
    expect(await state()).toBe('WAITING');
    await owner().must(RestoreAppointments, { ids: [freed] });
    expect(await state()).toBe('BOOKED');
  });

  test('as they move one there by its link', async () => {
    const { id, startsAt } = await add({
      startsAt: steps.at('10:00', '2026-06-29'),
      parts: [{ staffId: bea, minutes: 30 }],
    });
    const link = await plantBookingLink(world.business, id);
    await steps.cancels(freed);
    await world.anonymous.must(MoveBooking, { token: link, seen: startsAt, startsAt: steps.at('09:00') });
    expect(await state()).toBe('BOOKED');
  });

  test('as a series is moved there, gets their name, or is confirmed again', async () => {
    const series = new SeriesSteps(world);
    const addSeries = async (date: string, customerId: string) =>
      (await series.addSeries({ appointment: { customerId, startsAt: steps.at('18:00', date) } })).appointments[0]!;
    const own = await addSeries('2026-06-23', ann);
    const other = await addSeries('2026-06-22', (await world.business.customer('Bob')).id);
    expect(await state()).toBe('WAITING');
    const change = ({ id }: { id: string }, version: number, input: object) =>
      owner().must(UpdateAppointmentSeries, { id, version, scope: 'ALL', input, overrules: true });
    const flag = ({ id }: { id: string }, version: number, to: 'CANCELED' | 'CONFIRMED') =>
      owner().must(SetAppointmentSeriesFlag, { id, version, scope: 'ALL', flag: to, overrules: true });
    await change(own, 1, { startsAt: steps.at('18:30') });
    expect(await state()).toBe('BOOKED');
    await change(own, 2, { startsAt: steps.at('18:30', '2026-06-23') });
    token = await steps.waits('Ann', ANN);
    await change(other, 1, { customerId: ann });
    expect(await state()).toBe('BOOKED');
    await flag(other, 2, 'CANCELED');
    token = await steps.waits('Ann', ANN);
    expect(await state()).toBe('WAITING');
    await flag(other, 3, 'CONFIRMED');
    expect(await state()).toBe('BOOKED');
  });
});
