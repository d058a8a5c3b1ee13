import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppointmentFlag } from '../../entities/AppointmentFlag.js';
import { Plan } from '../../entities/Plan.js';
import { setAppointmentFlag } from '../../server/domain/appointments/entry/set-appointment-flag.js';
import { ArchiveProducts } from '../catalogue/catalogue.generated.js';
import { askAsSuperuser } from '../setup/database.js';
import { plantBookingLink } from '../world/plant-booking-link.js';
import { race } from '../world/race.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import {
  AppointmentLog,
  DeleteAppointments,
  ReadCalendar,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { CancelBooking, MoveBooking, ReadOwnBooking, ReadOwnBookingTimes } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: LinkSteps;
let bea: string;

beforeEach(async () => {
  steps = new LinkSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

type Answer = { errors?: { extensions: { code: string; details?: Record<string, unknown> } }[] };
const codeOf = ({ errors }: Answer) => errors?.[0]!.extensions.code ?? null;
const reasonOf = ({ errors }: Answer) => errors?.[0]!.extensions.details?.['reason'] ?? null;
const booked = async (firstDate = '2026-06-22') =>
  (await world.business.owner.must(ReadCalendar, { firstDate, days: 14 })).calendar.appointments;
const flagOf = async () => (await booked())[0]!.flag;
const settings = (input: object) => world.business.owner.must(UpdateCalendarSettings, { input });
const flagged = async (flag: 'CONFIRMED' | 'CANCELED' | 'NO_SHOW') => {
  const { id, version } = (await booked())[0]!;
  return world.business.owner.must(SetAppointmentFlag, { id, flag, version });
};
const ten = () => steps.at('10:00');
const cancel = (token: string, startsAt = ten()) => world.anonymous.ask(CancelBooking, { token, startsAt });
const move = (token: string, startsAt: string, seen = ten()) =>
  world.anonymous.ask(MoveBooking, { token, seen, startsAt });
const read = (token: string) => world.anonymous.ask(ReadOwnBooking, { token });
const liveTimes = () =>
  world.rows<{ at: string }>(world.business.id, 'select starts_at as at from booked_time where is_live order by 1');
const subjects = () => steps.parties.mails.map(({ subject }) => subject);

describe('every message about a booking', () => {
  test('has a link, in its calendar file too; nothing of it is kept in plain text', async () => {
    const token = await steps.asked();
    expect(subjects().at(-1)).toBe('Your request at Salon Rosa');
    await flagged('CONFIRMED');
    const second = await steps.link();
    expect(second).not.toBe(token);
    const [request, confirmed] = steps.parties.mails
      .slice(-2)
      .map(({ attachments }) => String(attachments[0]!.content).replaceAll('\r\n ', ''));
    expect(request).toContain('STATUS:TENTATIVE');
    expect(request).toMatch(new RegExp(`^URL:.*/booking/${token}\\r$`, 'm'));
    expect(confirmed).toMatch(new RegExp(`^DESCRIPTION:.*/booking/${second}\\r$`, 'm'));
    for (const tableName of ['message', 'booking_link', 'appointment', 'appointment_event']) {
      const rows = await world.rows<{ row: string }>(world.business.id, `select t::text as row from ${tableName} t`);
      for (const { row } of rows) for (const secret of [token, second]) expect(row).not.toContain(secret.slice(-22));
    }
    expect((await steps.read(token)).flag).toBe('CONFIRMED');
  });

  test('goes by text where there is no address', async () => {
    await steps.books();
    const token = await steps.link('text');
    expect(steps.parties.twilio.texts.at(-1)!.body).toMatch(
      /^Salon Rosa: we got your request for Mon, Jun 22, 10:00 AM\. It is not confirmed yet\. Change or cancel: http\S+ Reply STOP to end texts\.$/,
    );
    expect((await steps.read(token)).startsAt).toBe(ten());
  });
});

describe('the page of a booking', () => {
  test('shows what was booked, and until when it can be changed', async () => {
    const cut = await world.business.hasProduct();
    await settings({ confirmation: 'EVERYONE' });
    const token = await steps.asked({ parts: [{ staffId: bea, productIds: [cut.id] }] });
    expect(await steps.read(token)).toMatchObject({
      business: { name: 'Salon Rosa', timeZone: 'America/New_York' },
      flag: 'CONFIRMED',
      startsAt: ten(),
      hasBegun: false,
      parts: [{ staff: 'Bea', products: ['Cut'] }],
      canCancel: true,
      cancelUntil: steps.at('10:00', '2026-06-21'),
      canChange: true,
      changeUntil: steps.at('10:00', '2026-06-21'),
      products: [{ id: cut.id, name: 'Cut' }],
      staffId: bea,
    });
  });

  test('changes nothing by being read', async () => {
    const token = await steps.asked();
    const all = async () =>
      Promise.all(
        ['appointment', 'booked_time', 'appointment_event', 'booking_link', 'message'].map((name) =>
          world.rows(world.business.id, `select t::text from ${name} t order by id`),
        ),
      );
    const before = await all();
    expect((await fetch(`${world.url}/downloads/bookings/${token}`)).status).toBe(200);
    await steps.read(token);
    await world.anonymous.must(ReadOwnBookingTimes, { token, firstDate: '2026-06-22', days: 7 });
    expect(await all()).toEqual(before);
  });

  test('has a calendar file of the booking as it is now', async () => {
    const token = await steps.asked();
    const file = async () => (await fetch(`${world.url}/downloads/bookings/${token}`)).text();
    expect(await file()).toContain('DTSTART:20260622T140000Z');
    expect(await file()).toContain('METHOD:PUBLISH');
    await cancel(token);
    expect(await file()).toContain('STATUS:CANCELLED');
    expect((await fetch(`${world.url}/downloads/bookings/${token.slice(0, -1)}`)).status).toBe(404);
    expect((await fetch(`${world.url}/downloads/bookings/${token.replace(/.$/, '!')}`)).status).toBe(404);
  });

  test('ends with the appointment, with its customer, and 30 days after', async () => {
    const token = await steps.asked();
    world.clock.set('2026-07-22T14:00:00Z');
    expect(codeOf(await read(token))).toBeNull();
    world.clock.set('2026-07-22T15:30:00Z');
    expect(codeOf(await read(token))).toBe('NOT_FOUND');
    world.clock.set();
    const { id } = (await booked())[0]!;
    const other = await world.business.customer('Zoe', 'Day');
    await world.business.owner.must(UpdateAppointment, { id, input: { customerId: other.id } });
    expect(codeOf(await read(token))).toBe('NOT_FOUND');
    const next = await steps.asked({ startsAt: steps.at('11:00') });
    const ids = (await booked()).map((appointment) => appointment.id);
    await world.business.owner.must(DeleteAppointments, { ids });
    expect(codeOf(await read(next))).toBe('NOT_FOUND');
  });

  test('is refused to who tries many links', async () => {
    const token = await steps.asked();
    const wrong = token.replace(/.{4}$/, 'xxxx');
    const codes = [];
    for (let count = 0; count < 61; count += 1) codes.push(codeOf(await read(wrong)));
    expect([codes[59], codes[60]]).toEqual(['NOT_FOUND', 'RATE_LIMITED']);
  });
});

describe('a customer cancels', () => {
  test('at once, for the staff to see; a second press changes nothing', async () => {
    const token = await steps.asked();
    await flagged('CONFIRMED');
    const { data } = await cancel(token);
    expect(data!.cancelBooking).toMatchObject({ flag: 'CANCELED', canCancel: false, canChange: false });
    expect(await liveTimes()).toEqual([]);
    const { id, version } = (await booked())[0]!;
    expect((await cancel(token)).data!.cancelBooking.flag).toBe('CANCELED');
    expect((await booked())[0]!.version).toBe(version);
    const { appointmentEvents } = await world.business.owner.must(AppointmentLog, { id });
    expect(appointmentEvents[0]).toMatchObject({ kind: 'FLAG', after: 'canceled', isByCustomer: true, actorName: '' });
    expect(appointmentEvents[1]).toMatchObject({ after: 'confirmed', isByCustomer: false });
    world.clock.forward(20_000);
    await steps.deliver();
    expect(subjects().filter((subject) => subject.endsWith('canceled'))).toHaveLength(1);
    expect(steps.parties.mails.at(-1)!.text).toContain('Book again:');
  });

  test('not a time that they did not see, nor what is past', async () => {
    const token = await steps.asked();
    const { id } = (await booked())[0]!;
    await world.business.owner.must(UpdateAppointment, { id, input: { startsAt: steps.at('14:00') } });
    expect(codeOf(await cancel(token))).toBe('STALE');
    expect(await flagOf()).toBe('REQUESTED');
    await settings({ cancelMinutes: 0 });
    world.clock.set(steps.at('14:01'));
    expect(reasonOf(await cancel(token, steps.at('14:00')))).toBe('BOOKING_OVER');
    world.clock.set(steps.at('14:00', '2026-06-21'));
    expect(codeOf(await cancel(token, steps.at('14:00')))).toBeNull();
  });

  test('until the window ends, if the owner lets them', async () => {
    const token = await steps.asked();
    await flagged('CONFIRMED');
    world.clock.set(steps.at('10:01', '2026-06-21'));
    expect(reasonOf(await cancel(token))).toBe('TOO_LATE');
    expect(await steps.read(token)).toMatchObject({ canCancel: false, canChange: false });
    await settings({ cancelMinutes: 60 });
    expect(await steps.read(token)).toMatchObject({ canCancel: true, canChange: false });
    await settings({ neverCancel: true, changeMinutes: 0 });
    expect(await steps.read(token)).toMatchObject({ canCancel: false, cancelUntil: null, canChange: true });
    expect(reasonOf(await cancel(token))).toBe('TOO_LATE');
    expect(await flagOf()).toBe('CONFIRMED');
  });

  test('24 hours before also where the clocks change that night', async () => {
    // The clocks go back on Sunday, 1 November, and did go forward on 8 March.
    await settings({ confirmation: 'EVERYONE' });
    const token = await steps.asked({ startsAt: '2026-08-10T14:00:00Z' });
    const { id } = (await booked('2026-08-10'))[0]!;
    const at = async (startsAt: string) => {
      await world.business.owner.must(UpdateAppointment, { id, input: { startsAt } });
      return (await steps.read(token)).cancelUntil;
    };
    // 10:00 by the clock, in winter; 24 hours before, the clock shows 11:00 of summer.
    expect(await at('2026-11-01T15:00:00Z')).toBe('2026-10-31T15:00:00.000Z');
    expect(await at('2027-03-14T14:00:00Z')).toBe('2027-03-13T14:00:00.000Z');
    world.clock.set('2027-03-13T14:00:00Z');
    expect((await steps.read(token)).canCancel).toBe(true);
    world.clock.forward(1);
    expect((await steps.read(token)).canCancel).toBe(false);
  });

  test('no more than 20 times a day with one link', async () => {
    const token = await steps.asked();
    const codes = [];
    for (let count = 0; count < 21; count += 1) codes.push(codeOf(await cancel(token, steps.at('11:00'))));
    expect([codes[19], codes[20]]).toEqual(['STALE', 'RATE_LIMITED']);
  });
});

describe('a customer changes the time', () => {
  const only = async () => (await liveTimes()).map(({ at }) => new Date(at).toISOString());

  test('to a free one, which may overlap their own', async () => {
    const cut = await world.business.hasProduct('Cut', 'Hair', 60);
    await settings({ confirmation: 'EVERYONE' });
    const token = await steps.asked({ parts: [{ staffId: bea, productIds: [cut.id] }] });
    const { ownBookingTimes } = await world.anonymous.must(ReadOwnBookingTimes, {
      token,
      firstDate: '2026-06-22',
      days: 1,
    });
    expect(ownBookingTimes).toMatchObject({ minutes: 60 });
    const next = steps.at('10:30');
    expect(ownBookingTimes.days[0]!.times).toEqual(expect.arrayContaining([ten(), next]));
    const { data } = await move(token, next);
    expect(data!.moveBooking).toMatchObject({ flag: 'CONFIRMED', startsAt: next, endsAt: steps.at('11:30') });
    expect(await only()).toEqual([next]);
    // Pressed twice.
    expect((await move(token, next)).data!.moveBooking.startsAt).toBe(next);
    const { id } = (await booked())[0]!;
    const { appointmentEvents } = await world.business.owner.must(AppointmentLog, { id });
    expect(appointmentEvents.map(({ kind, isByCustomer }) => [kind, isByCustomer])).toEqual([
      ['CHANGED', true],
      ['ADDED', false],
    ]);
    world.clock.forward(20_000);
    await steps.deliver();
    expect(subjects().at(-1)).toBe('Your appointment at Salon Rosa has a new time');
    const jobs = await askAsSuperuser<{ payload: { startsAt: string } }>(
      `select payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id) where task_identifier = 'remind-of-appointment'`,
    );
    expect(jobs.map(({ payload }) => payload.startsAt)).toEqual([next]);
  });

  test('and waits for the staff again, unless the settings confirm it', async () => {
    const token = await steps.asked();
    await flagged('CONFIRMED');
    expect((await move(token, steps.at('11:00'))).data!.moveBooking.flag).toBe('REQUESTED');
    world.clock.forward(20_000);
    await steps.deliver();
    expect(steps.parties.mails.at(-1)!.text).toContain('Mon, Jun 22, 11:00 AM');
    expect(subjects().at(-1)).toBe('Your request at Salon Rosa');
    world.clock.set();
    await flagged('CONFIRMED');
    // A request never becomes confirmed by a move.
    await settings({ confirmation: 'EVERYONE' });
    expect((await move(token, ten(), steps.at('11:00'))).data!.moveBooking.flag).toBe('CONFIRMED');
    await settings({ confirmation: 'KNOWN' });
    expect((await move(token, steps.at('11:00'))).data!.moveBooking.flag).toBe('REQUESTED');
    await settings({ confirmation: 'EVERYONE' });
    expect((await move(token, ten(), steps.at('11:00'))).data!.moveBooking.flag).toBe('REQUESTED');
  });

  test('of an appointment that the staff made, and hears when they confirm it', async () => {
    const staff = new AppointmentSteps(world);
    const { id, customer } = await staff.add({
      startsAt: ten(),
      parts: [{ minutes: 30, staffId: bea, askedForStaff: true }],
    });
    await world.business.changeCustomer(customer!, { email: 'ann@example.com' });
    const token = await plantBookingLink(world.business, id, { email: 'ann@example.com' });
    expect((await move(token, steps.at('11:00'))).data!.moveBooking).toMatchObject({
      flag: 'REQUESTED',
      parts: [{ staff: 'Bea' }],
    });
    await flagged('CONFIRMED');
    world.clock.forward(20_000);
    await steps.deliver();
    expect(subjects()).toEqual(['Your appointment at Salon Rosa is confirmed']);
  });

  test('not to one that is taken: others are offered, and the old one stays', async () => {
    const token = await steps.asked({ parts: [{ staffId: bea }] });
    const staff = new AppointmentSteps(world);
    await staff.add({ startsAt: steps.at('11:00'), parts: [{ minutes: 30, staffId: bea }] });
    const answer = await move(token, steps.at('11:00'));
    expect(codeOf(answer)).toBe('SLOT_TAKEN');
    expect(answer.errors![0]!.extensions.details).toMatchObject({ conflicts: [], times: expect.any(Array) });
    expect((answer.errors![0]!.extensions.details!['times'] as string[]).length).toBe(3);
    expect(await only()).toEqual([ten(), steps.at('11:00')]);
    // Neither by night, nor past the window.
    expect(codeOf(await move(token, steps.at('03:00')))).toBe('SLOT_TAKEN');
    await settings({ neverChange: true });
    expect(reasonOf(await move(token, steps.at('12:00')))).toBe('TOO_LATE');
  });

  test('not of a visit of more than a day, which the page says', async () => {
    const staff = new AppointmentSteps(world);
    const parts = [{ minutes: 1445, staffId: bea }];
    const { id, customer } = await staff.add({ startsAt: ten(), parts });
    await world.business.changeCustomer(customer!, { email: 'ann@example.com' });
    const token = await plantBookingLink(world.business, id, { email: 'ann@example.com' });
    expect(await steps.read(token)).toMatchObject({ canChange: false, changeUntil: null, canCancel: true });
    expect(reasonOf(await move(token, steps.at('11:00', '2026-06-24')))).toBe('TOO_LATE');
  });

  test('not of what the staff canceled or moved meanwhile', async () => {
    const token = await steps.asked();
    const { id } = (await booked())[0]!;
    await world.business.owner.must(UpdateAppointment, { id, input: { startsAt: steps.at('14:00') } });
    expect(codeOf(await move(token, steps.at('11:00')))).toBe('STALE');
    await flagged('CANCELED');
    expect(reasonOf(await move(token, steps.at('11:00'), steps.at('14:00')))).toBe('BOOKING_OVER');
    expect(reasonOf(await move(token, steps.at('14:00'), steps.at('14:00')))).toBe('BOOKING_OVER');
    expect(await only()).toEqual([]);
  });

  test('with an item that is archived by now, and as long as before', async () => {
    const cut = await world.business.hasProduct('Cut', 'Hair', 45);
    const token = await steps.asked({ parts: [{ staffId: bea, productIds: [cut.id] }] });
    await world.business.owner.must(ArchiveProducts, { ids: [cut.id] });
    expect((await move(token, steps.at('11:00'))).data!.moveBooking).toMatchObject({
      endsAt: steps.at('11:45'),
      parts: [{ products: ['Cut'] }],
    });
  });
});

describe('of two at once', () => {
  test('one cancels and one moves: the booking is canceled or moved, never both', async () => {
    const token = await steps.asked();
    const [canceled, moved] = await Promise.all([cancel(token), move(token, steps.at('11:00'))]);
    const row = (await booked())[0]!;
    if (row.flag === 'CANCELED') {
      expect(codeOf(canceled)).toBeNull();
      expect([codeOf(moved), row.startsAt]).toEqual(['CONFLICT', ten()]);
      expect(await liveTimes()).toEqual([]);
    } else {
      expect([codeOf(canceled), codeOf(moved), row.startsAt]).toEqual(['STALE', null, steps.at('11:00')]);
      expect(await liveTimes()).toHaveLength(1);
    }
  });

  test('who move to one time, one gets it and the other keeps the old one', async () => {
    const one = await steps.asked({ parts: [{ staffId: bea }] });
    const other = await steps.asked({
      parts: [{ staffId: bea }],
      startsAt: steps.at('14:00'),
      phone: '2125550143',
      email: 'bob@example.com',
    });
    const answers = await Promise.all([
      move(one, steps.at('11:00')),
      move(other, steps.at('11:00'), steps.at('14:00')),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['SLOT_TAKEN', null]);
    const starts = (await booked()).map(({ startsAt }) => startsAt);
    expect(starts).toContain(steps.at('11:00'));
    expect(new Set(starts).size).toBe(2);
  });

  test('the staff confirm while the customer cancels: the later one sees the earlier one', async () => {
    const token = await steps.asked();
    const { id, version } = (await booked())[0]!;
    let answer: Answer | undefined;
    const winner = await race(
      async (hasBegun) => {
        await world.inContext(world.business.id, async (context) => {
          await setAppointmentFlag(context, { id, version, flag: AppointmentFlag.CONFIRMED, overrules: false });
          await hasBegun();
        });
      },
      async () => {
        answer = await cancel(token);
      },
    );
    expect([winner, codeOf(answer!)]).toEqual(['first', null]);
    expect((await booked())[0]).toMatchObject({ flag: 'CANCELED', version: version + 2 });
  });
});
