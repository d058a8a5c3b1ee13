import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import {
  AppointmentLog,
  DeleteAppointments,
  ReadAppointment,
  SetAppointmentFlag,
} from '../appointments/appointments.generated.js';
import { AppointmentSteps } from '../appointments/AppointmentSteps.js';
import { addItem } from '../catalogue/catalogue-steps.js';
import { plantPassword } from '../world/plant.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveCustomers,
  ConfirmPassword,
  CustomerProfile,
  CustomerTimeline,
  EraseCustomer,
  ExportCustomers,
} from './customers.generated.js';
import { mergeStepsOf } from './merge-steps.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.PLUS });
const { merge, undo } = mergeStepsOf(() => world.business);
let steps: AppointmentSteps;
let ann: TestCustomer;

beforeEach(async () => {
  steps = new AppointmentSteps(world);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

const owner = () => world.business.owner;
const add = (time: string, more: Parameters<AppointmentSteps['add']>[0] = {}) =>
  steps.add({ customerId: ann.id, startsAt: steps.at(time), ...more });
const flag = ({ id, version }: { id: string; version: number }, to: 'CANCELED' | 'NO_SHOW' | 'REQUESTED') =>
  owner().must(SetAppointmentFlag, { id, version, flag: to });
const profile = async ({ id }: { id: string } = ann) => (await owner().must(CustomerProfile, { id })).customerProfile;
const read = async ({ id }: { id: string }) => (await owner().must(ReadAppointment, { id })).appointment;
const log = async ({ id }: { id: string }) =>
  (await owner().must(AppointmentLog, { id })).appointmentEvents.filter(({ kind }) => kind !== 'NOT_TOLD');
const confirm = async (action: 'ERASE_CUSTOMER' | 'EXPORT_CUSTOMERS') => {
  await plantPassword(await hashPassword(PASSWORD));
  await owner().must(ConfirmPassword, { password: PASSWORD, action });
};

/** One of each flag, one that was deleted, and one of somebody else. */
async function addEach(): Promise<void> {
  await add('12:00');
  await add('13:00');
  await flag(await add('09:00'), 'REQUESTED');
  await flag(await add('14:00'), 'CANCELED');
  await flag(await add('12:00', { startsAt: steps.at('12:00', '2026-06-15') }), 'NO_SHOW');
  await owner().must(DeleteAppointments, { ids: [(await add('08:00')).id] });
  await steps.add({ startsAt: steps.at('07:00') });
}

describe('the profile', () => {
  test('counts appointments by where they stand, without deleted ones and those of others, and names the next', async () => {
    await addEach();
    expect(await profile()).toMatchObject({
      totalConfirmBookings: 2,
      totalCanceledBookings: 1,
      totalNoShowBookings: 1,
      nextAppointmentAt: steps.at('09:00'),
    });
    world.clock.set(steps.at('12:30'));
    expect(await profile()).toMatchObject({ totalConfirmBookings: 2, nextAppointmentAt: steps.at('13:00') });
    world.clock.set(steps.at('13:00'));
    expect(await profile()).toMatchObject({ totalConfirmBookings: 2, nextAppointmentAt: null });
  });

  test('has the counts under their documented names in REST', async () => {
    await addEach();
    const { body } = await owner().get('/api/business/get-customer', { customerID: ann.id });
    expect(body).toMatchObject({ totalConfirmBookings: 2, totalCanceledBookings: 1, totalNoShowBookings: 1 });
  });

  test('has them in the file of all customers', async () => {
    await addEach();
    await confirm('EXPORT_CUSTOMERS');
    const { token } = (await owner().must(ExportCustomers)).exportCustomers;
    const headers = { cookie: `greeter_login=${owner().token}` };
    const file = await (await fetch(`${world.url}/downloads/customers/${token}`, { headers })).text();
    expect(file).toContain('2026-06-15,0,,2,1,1,No\r\n');
  });
});

describe('the timeline', () => {
  test('has an entry for each appointment at its time, those to come first', async () => {
    const [maya, leo] = [await steps.member('Maya'), await steps.member('Leo')];
    const [cut, gloss] = [
      await addItem(owner(), 'Cut', { durationMinutes: 45 }),
      await addItem(owner(), 'Gloss', { durationMinutes: 30 }),
    ];
    const long = await add('10:00', {
      parts: [
        { staffId: maya, productIds: [gloss.id, cut.id] },
        { staffId: leo, productIds: [gloss.id] },
        { staffId: maya, minutes: 15 },
      ],
    });
    await world.business.checkIn(ann);
    world.clock.set(steps.at('12:30', '2026-06-15'));
    await flag(await add('12:30', { startsAt: steps.at('12:30', '2026-06-15') }), 'NO_SHOW');
    await owner().must(DeleteAppointments, { ids: [(await add('18:00')).id] });
    const { items } = (await owner().must(CustomerTimeline, { id: ann.id })).customerTimeline;
    const others = ['CHANGE', 'MESSAGE'];
    expect(items.map(({ kind }) => kind as string).filter((kind) => !others.includes(kind))).toEqual([
      'APPOINTMENT',
      'APPOINTMENT',
      'CHECK_IN',
    ]);
    expect(items[0]).toEqual({
      id: long.id,
      kind: 'APPOINTMENT',
      at: steps.at('10:00'),
      appointment: {
        endsAt: steps.at('12:00'),
        status: 'RESERVED',
        flag: 'CONFIRMED',
        products: ['Gloss', 'Cut', 'Gloss'],
        staff: ['Maya Lin', 'Leo Lin'],
      },
      checkIn: null,
      message: null,
      reply: null,
      change: null,
      signature: null,
    });
    expect(items.filter(({ kind }) => kind === 'APPOINTMENT')[1]).toMatchObject({
      appointment: { flag: 'NO_SHOW', staff: [], products: [] },
    });
  });

  test('goes on after a page', async () => {
    for (const time of ['10:00', '11:00', '12:00']) await add(time);
    const page = async (after?: string) =>
      (await owner().must(CustomerTimeline, { id: ann.id, first: 2, after })).customerTimeline;
    const first = await page();
    expect(first.items.map(({ at }) => at)).toEqual([steps.at('12:00'), steps.at('11:00')]);
    expect((await page(first.cursor!)).items[0]).toMatchObject({ kind: 'APPOINTMENT', at: steps.at('10:00') });
  });
});

describe('a merge', () => {
  test('moves appointments, and its undo moves back those that came from the merged record', async () => {
    const anne = await world.business.customer('Anne', 'Lee', '2125550143');
    const [own, theirs] = [await add('10:00'), await add('11:00', { customerId: anne.id })];
    const done = await merge(ann, anne);
    expect(await profile()).toMatchObject({ totalConfirmBookings: 2 });
    expect(await read(theirs)).toMatchObject({ customer: { id: ann.id, firstName: 'Ann' } });
    const since = await add('12:00', { customerId: anne.id });
    await undo(done);
    expect(await read(own)).toMatchObject({ customer: { id: ann.id } });
    expect(await read(theirs)).toMatchObject({ customer: { id: anne.id } });
    expect(await read(since)).toMatchObject({ customer: { id: ann.id } });
    expect(await profile(anne)).toMatchObject({ totalConfirmBookings: 1 });
  });
});

describe('an erasure', () => {
  test('blanks the notes, cancels what is to come and frees its time, and keeps the rest counted', async () => {
    const over = await add('11:30', { startsAt: steps.at('11:30', '2026-06-15'), notes: 'Allergic to PPD' });
    await flag(over, 'NO_SHOW');
    const past = await add('12:00', { startsAt: steps.at('12:00', '2026-06-15'), notes: 'Late' });
    const coming = await add('10:00', { notes: 'Gate code 1234' });
    const asked = await add('11:00');
    await flag(asked, 'REQUESTED');
    const bob = await steps.add({ startsAt: steps.at('14:00'), notes: 'Of Bob' });
    world.clock.set(steps.at('12:30', '2026-06-15'));
    await confirm('ERASE_CUSTOMER');
    await owner().must(EraseCustomer, { id: ann.id });
    const customer = { firstName: 'Erased', phone: '' };
    expect(await read(over)).toMatchObject({ flag: 'NO_SHOW', notes: '', customer });
    expect(await read(past)).toMatchObject({ flag: 'CONFIRMED', notes: '', customer });
    expect(await read(coming)).toMatchObject({ flag: 'CANCELED', notes: '', customer });
    expect(await read(asked)).toMatchObject({ flag: 'CANCELED' });
    expect(await read(bob)).toMatchObject({ flag: 'CONFIRMED', notes: 'Of Bob', version: 1 });
    expect((await log(coming))[0]).toMatchObject({ kind: 'FLAG', before: 'confirmed', after: 'canceled' });
    expect((await log(asked))[0]).toMatchObject({ kind: 'FLAG', before: 'requested', after: 'canceled' });
    expect(await steps.add({ startsAt: steps.at('10:00') })).toMatchObject({ overlaps: false });
    const [{ count }] = (await world.rows<{ count: number }>(
      world.business.id,
      'select count(*)::int as count from appointment where customer_id = $1',
      [ann.id],
    )) as [{ count: number }];
    expect(count).toBe(4);
  });
});

test('archiving a customer leaves their appointments', async () => {
  const coming = await add('10:00', { notes: 'By the window' });
  await owner().must(ArchiveCustomers, { ids: [ann.id] });
  expect(await read(coming)).toEqual(coming);
});
