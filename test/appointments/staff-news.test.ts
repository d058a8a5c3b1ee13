import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { useWorld } from '../world/use-world.js';
import {
  CustomerCanBeTold,
  DeleteAppointments,
  RestoreAppointments,
  SetAppointmentFlag,
  UpdateAppointment,
} from './appointments.generated.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { BookingSteps } from './BookingSteps.js';
import { SeriesSteps } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: AppointmentSteps;
let reach: BookingSteps;
let ann: { id: string; phone: string };

beforeEach(async () => {
  steps = new AppointmentSteps(world);
  reach = new BookingSteps(world);
  ann = await world.business.customer('Ann', 'Lee', world.newPhone());
  await world.business.changeCustomer(ann, { email: 'ann@example.com' });
});
afterEach(() => world.clock.set());

const add = (input: object = {}) => steps.add({ customerId: ann.id, ...input });
const update = (id: string, input: object) => steps.owner.must(UpdateAppointment, { id, input });
const moveTo = (id: string, time: string, more: object = {}) => update(id, { startsAt: steps.at(time), ...more });
const flag = async (
  { id, version }: { id: string; version: number },
  to: 'CONFIRMED' | 'CANCELED' | 'NO_SHOW',
  more: { tellsCustomer?: boolean } = {},
) => (await steps.owner.must(SetAppointmentFlag, { id, flag: to, version, ...more })).setAppointmentFlag;
/** What leaves now, one after the other: the subjects of mails, and texts. */
async function told(): Promise<string[]> {
  const [mails, texts] = [reach.parties.mails.length, reach.parties.twilio.texts.length];
  await reach.deliver();
  return [
    ...reach.parties.mails.slice(mails).map(({ subject }) => subject),
    ...reach.parties.twilio.texts.slice(texts).map(({ body }) => body as string),
  ];
}
const BOOKED = 'Your appointment at Salon Rosa is booked';
const CONFIRMED = 'Your appointment at Salon Rosa is confirmed';
const MOVED = 'Your appointment at Salon Rosa has a new time';
const CHANGED = 'Your appointment at Salon Rosa has changed';
const CANCELED = 'Your appointment at Salon Rosa is canceled';

describe('the customer of an appointment that the staff make', () => {
  test('is mailed twenty times an hour at most, also under another name of the mailbox', async () => {
    const bob = await world.business.customer('Bob', 'Lee', world.newPhone());
    await world.business.changeCustomer(bob, { email: 'Ann+2@example.com' });
    for (let number = 0; number < 22; number += 1)
      await steps.add({ customerId: number % 2 ? bob.id : ann.id }, { overrules: true });
    expect(await told()).toHaveLength(20);
    world.clock.forward(3_600_000);
    await add({ startsAt: steps.at('15:00') });
    expect(await told()).toEqual([BOOKED]);
  });

  test('nor, where others get what was theirs, more than that', async () => {
    const bob = await world.business.customer('Bob', 'Lum', world.newPhone());
    const appointments = [];
    for (let number = 0; number < 20; number += 1)
      appointments.push(await steps.add({ customerId: ann.id }, { overrules: true }));
    expect(await told()).toHaveLength(20);
    await steps.owner.must(UpdateAppointment, {
      id: appointments[0]!.id,
      input: { customerId: bob.id },
      overrules: true,
    });
    expect(await told()).toEqual([]);
  });

  test('hears by e-mail, with the calendar file and a link of their own, that it is booked', async () => {
    await add();
    expect(await told()).toEqual([BOOKED]);
    const { text, attachments } = reach.parties.mails.at(-1)!;
    expect(text).toContain('Ann, Salon Rosa booked your appointment on Tue, Jun 16, 10:00 AM.');
    expect(text).toMatch(/\/booking\/[\w-]+/);
    const file = String(attachments[0]!.content);
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('DTSTART:20260616T140000Z');
  });

  test('hears of moves, cancellations and their end', async () => {
    const { id } = await add();
    await told();
    const { version } = (await moveTo(id, '11:00')).updateAppointment;
    expect(await told()).toEqual([MOVED]);
    const canceled = await flag({ id, version }, 'CANCELED');
    expect(await told()).toEqual([CANCELED]);
    expect(String(reach.parties.mails.at(-1)!.attachments[0]!.content)).toContain('METHOD:CANCEL');
    await flag(canceled, 'CONFIRMED');
    expect(await told()).toEqual([BOOKED]);
    await steps.owner.must(DeleteAppointments, { ids: [id] });
    expect(await told()).toEqual([CANCELED]);
  });

  test('hears of it by text if they agreed to texts and have no address, else not at all', async () => {
    ann = await world.business.customer('Ann', 'Lee', world.newPhone());
    const reaches = async () => (await steps.owner.must(CustomerCanBeTold, { customerId: ann.id })).customerCanBeTold;
    const { id } = await add();
    expect([await told(), await reaches()]).toEqual([[], false]);
    await world.business.hasConsent(ann.phone, 'granted', 'kiosk');
    await moveTo(id, '11:00');
    expect(await reaches()).toBe(true);
    expect(await told()).toEqual([
      expect.stringMatching(/^Salon Rosa: your appointment is now on Tue, Jun 16, 11:00 AM\. Your booking: http/),
    ]);
  });

  test('hears of it by text in the morning where the staff did it at night', async () => {
    ann = await world.business.customer('Ann', 'Lee', world.newPhone());
    await world.business.hasConsent(ann.phone, 'granted', 'kiosk');
    const { id } = await add({ startsAt: steps.at('10:00', '2026-06-18') });
    await told();
    await world.forgetJobs();
    world.clock.set(steps.at('23:00'));
    await update(id, { startsAt: steps.at('14:00', '2026-06-18') });
    expect((await world.jobs(DELIVER_MESSAGE.name)).map(({ runAt }) => runAt.toISOString())).toEqual([
      steps.at('08:00', '2026-06-17'),
    ]);
  });

  test('hears nothing where the staff leave it out', async () => {
    const one = await add({ tellsCustomer: false });
    await moveTo(one.id, '11:00', { tellsCustomer: false });
    const canceled = await flag({ ...one, version: 2 }, 'CANCELED', { tellsCustomer: false });
    await flag(canceled, 'CONFIRMED', { tellsCustomer: false });
    await steps.owner.must(DeleteAppointments, { ids: [one.id], tellsCustomer: false });
    await steps.owner.must(RestoreAppointments, { ids: [one.id] });
    expect(await told()).toEqual([]);
    expect(await world.rows(world.business.id, 'select id from message')).toEqual([]);
  });

  test('hears nothing of notes, of what has begun, or of a no-show', async () => {
    const { id } = await add();
    await told();
    await update(id, { notes: 'Window seat' });
    world.clock.set(steps.at('10:05'));
    await flag({ id, version: 2 }, 'NO_SHOW');
    await flag({ id, version: 3 }, 'CONFIRMED');
    expect(await told()).toEqual([]);
    await update(id, { endsAt: steps.at('11:00') });
    await flag({ id, version: 5 }, 'CANCELED');
    await add({ startsAt: steps.at('08:00') });
    expect(await told()).toEqual([]);
  });

  test('is told once of what changes several times', async () => {
    const { id } = await add();
    await moveTo(id, '11:00');
    await moveTo(id, '12:00');
    expect(await told()).toEqual([BOOKED]);
    expect(reach.parties.mails.at(-1)!.text).toContain('12:00 PM');
    await moveTo(id, '13:00');
    const { version } = (await moveTo(id, '14:00')).updateAppointment;
    await flag({ id, version }, 'CANCELED');
    expect(await told()).toEqual([CANCELED]);
    expect(reach.parties.mails.at(-1)!.text).toContain('12:00 PM');
  });

  test('hears nothing of what is undone', async () => {
    const one = await add();
    await steps.owner.must(DeleteAppointments, { ids: [one.id] });
    expect(await told()).toEqual([]);
    await steps.owner.must(RestoreAppointments, { ids: [one.id] });
    const { id } = await add({ startsAt: steps.at('12:00') });
    await told();
    await moveTo(id, '13:00');
    await moveTo(id, '12:00');
    await flag(await flag({ id, version: 3 }, 'CANCELED'), 'CONFIRMED');
    await steps.owner.must(DeleteAppointments, { ids: [id] });
    await steps.owner.must(RestoreAppointments, { ids: [id] });
    expect(await told()).toEqual([]);
  });

  test('hears that it is booked, although it was deleted for a moment', async () => {
    const { id } = await add();
    await steps.owner.must(DeleteAppointments, { ids: [id] });
    await steps.owner.must(RestoreAppointments, { ids: [id] });
    expect(await told()).toEqual([BOOKED]);
  });

  test('is told of a change that was not to be told only with what was', async () => {
    const { id } = await add();
    const { version } = (await moveTo(id, '11:00', { tellsCustomer: false })).updateAppointment;
    expect(await told()).toEqual([BOOKED]);
    await moveTo(id, '12:00');
    await flag({ id, version: version + 1 }, 'CANCELED', { tellsCustomer: false });
    expect(await told()).toEqual([]);
  });

  test('hears of one that is given to them, and of nothing if it is given back', async () => {
    const bob = await world.business.customer('Bob', 'Lum', world.newPhone());
    await world.business.changeCustomer(bob, { email: 'bob@example.com' });
    const { id } = await add();
    await told();
    await update(id, { customerId: bob.id });
    await update(id, { customerId: ann.id });
    expect(await told()).toEqual([]);
    await update(id, { customerId: bob.id });
    expect(await told()).toEqual([BOOKED, CANCELED]);
    const [toBob, toAnn] = reach.parties.mails.slice(-2);
    expect([toBob!.recipient, toAnn!.recipient]).toEqual(['bob@example.com', 'ann@example.com']);
  });

  test('hears that it is another’s: their calendar loses it, and no link of theirs leads to it', async () => {
    const bob = await world.business.customer('Bob', 'Lum', world.newPhone());
    const { id } = await add();
    await told();
    await update(id, { customerId: bob.id });
    expect(await told()).toEqual([CANCELED]);
    const [booked, canceled] = reach.parties.mails;
    const uidOf = (mail: typeof booked) => /^UID:.*$/m.exec(String(mail!.attachments[0]!.content))![0];
    expect(uidOf(canceled)).toBe(uidOf(booked));
    expect(String(canceled!.attachments[0]!.content)).toContain('METHOD:CANCEL');
    expect(canceled!.text).not.toContain('/booking/');
  });

  test('who never heard of it does not hear that it is another’s', async () => {
    const bob = await world.business.customer('Bob', 'Lum', world.newPhone());
    await world.business.changeCustomer(bob, { email: 'bob@example.com' });
    const { id } = await add();
    await update(id, { customerId: bob.id });
    expect(await told()).toEqual([BOOKED]);
    await update(id, { customerId: ann.id, tellsCustomer: false });
    expect(await told()).toEqual([]);
  });

  test('who heard of a series not yet does not hear that one of it is another’s', async () => {
    const bob = await world.business.customer('Bob', 'Lum', world.newPhone());
    const { appointments } = await new SeriesSteps(world).addSeries({ appointment: { customerId: ann.id } });
    await update(appointments[1]!.id, { customerId: bob.id });
    expect(await told()).toEqual(['Your 3 appointments at Salon Rosa']);
    await update(appointments[2]!.id, { customerId: bob.id });
    expect(await told()).toEqual([CANCELED]);
  });

  test('does not hear that it is another’s once it has begun', async () => {
    const bob = await world.business.customer('Bob', 'Lum', world.newPhone());
    const { id } = await add({ tellsCustomer: false });
    world.clock.set(steps.at('10:00'));
    await update(id, { customerId: bob.id });
    expect(await world.rows(world.business.id, 'select id from message')).toEqual([]);
  });

  test('hears what else it is for, or with whom, at the same time', async () => {
    const bea = await steps.member('Bea');
    const leo = await steps.member('Leo');
    const [cut, wax] = [await world.business.hasProduct(), await world.business.hasProduct('Wax', 'Body')];
    const part = (staffId: string, productId: string, askedForStaff = true) => ({
      parts: [{ staffId, askedForStaff, productIds: [productId], minutes: 30 }],
    });
    const { id } = await add(part(bea, cut.id));
    await told();
    await update(id, part(bea, wax.id));
    expect(await told()).toEqual([CHANGED]);
    expect(reach.parties.mails.at(-1)!.text).toContain('Wax');
    await update(id, part(leo, wax.id));
    expect(await told()).toEqual([CHANGED]);
    expect(reach.parties.mails.at(-1)!.text).toContain('with Leo');
    await update(id, part(bea, wax.id));
    await update(id, part(leo, wax.id));
    expect(await told()).toEqual([]);
    await update(id, part(leo, wax.id, false));
    await told();
    await update(id, part(bea, wax.id, false));
    expect(await told()).toEqual([]);
  });
});

test('events are told to nobody, and what repeats together; single ones that change later by themselves', async () => {
  const event = await steps.add({ isEvent: true, title: 'Meeting' });
  await moveTo(event.id, '11:00');
  await steps.owner.must(DeleteAppointments, { ids: [event.id] });
  const series = new SeriesSteps(world);
  const { appointments } = await series.addSeries({ appointment: { customerId: ann.id } });
  await update(appointments[0]!.id, { notes: 'x', startsAt: steps.at('15:00', '2026-06-20') });
  await flag({ id: appointments[1]!.id, version: 1 }, 'CANCELED');
  await steps.owner.must(DeleteAppointments, { ids: [appointments[1]!.id] });
  expect(await told()).toEqual(['Your 3 appointments at Salon Rosa']);
  await moveTo(appointments[2]!.id, '16:00');
  expect(await told()).toEqual(['A new time at Salon Rosa']);
  await steps.owner.must(DeleteAppointments, { ids: [appointments[2]!.id] });
  expect(await told()).toEqual(['Your appointment at Salon Rosa canceled']);
});

describe('who booked online', () => {
  beforeEach(() => world.business.hasHours());

  test('hears of the request where its confirmation is undone, and once of what it is in the end', async () => {
    const { id } = await reach.books({ email: 'ann@example.com', channel: 'EMAIL' });
    await flag(await flag({ id, version: 1 }, 'CONFIRMED'), 'CANCELED');
    expect(await told()).toEqual(['Salon Rosa cannot take your booking']);
    const other = await reach.books({ email: 'ann@example.com', channel: 'EMAIL', startsAt: reach.at('12:00') });
    const confirmed = await flag({ id: other.id, version: 1 }, 'CONFIRMED');
    await steps.owner.must(SetAppointmentFlag, { id: other.id, flag: 'REQUESTED', version: confirmed.version });
    expect(await told()).toEqual(['Your request at Salon Rosa']);
    await flag({ id: other.id, version: 3 }, 'CONFIRMED');
    expect(await told()).toEqual([CONFIRMED]);
  });
});
