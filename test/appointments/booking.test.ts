import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { FORGET_HOLD } from '../../server/domain/appointments/booking/booking-jobs.js';
import { loseHeldTimes } from '../world/plant-hold.js';
import { UpdateStaffMember } from '../staff/staff.generated.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import {
  DeleteAppointments,
  ReadCalendar,
  SetAppointmentFlag,
  UpdateAppointment,
  UpdateCalendarSettings,
} from './appointments.generated.js';
import { BookingSteps, NAMED } from './BookingSteps.js';
import { ReadBookingOffer, ReleaseHold, ResendBookingCode } from './booking.generated.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;
let bea: string;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});

type Answer = { errors?: { extensions: { code: string; details?: Record<string, unknown> } }[] };
const codeOf = ({ errors }: Answer) => errors?.[0]!.extensions.code ?? null;
const reasonOf = ({ errors }: Answer) => errors?.[0]!.extensions.details?.['reason'] ?? null;
const booked = async () =>
  (await world.business.owner.must(ReadCalendar, { firstDate: '2026-06-22', days: 7 })).calendar.appointments;

describe('the page to book', () => {
  test('says from when to when, and who can be booked', async () => {
    const read = async () =>
      (await world.anonymous.must(ReadBookingOffer, { businessId: world.business.id })).bookingOffer;
    expect(await read()).toEqual({
      isOpen: true,
      timeZone: 'America/New_York',
      firstDate: '2026-06-16',
      lastDate: '2026-08-14',
      needsItems: false,
      hasTexts: true,
      staff: [{ id: bea, firstName: 'Bea', productIds: [] }],
    });
    await world.business.owner.must(UpdateCalendarSettings, { input: { noticeMinutes: 60, windowDays: 7 } });
    expect(await read()).toMatchObject({ firstDate: '2026-06-15', lastDate: '2026-06-22' });
    await world.business.change({ plan: Plan.STANDARD });
    expect(await read()).toMatchObject({ isOpen: false, staff: [] });
  });
});

describe('a booking', () => {
  test('is held, proved by a code to the phone, and a request then', async () => {
    const cut = await world.business.hasProduct();
    await world.business.owner.must(UpdateStaffMember, { id: bea, input: { color: '#17703c' } });
    const hold = await steps.held({ parts: [{ staffId: bea, productIds: [cut.id] }], notes: ' Window seat ' });
    expect(hold).toMatchObject({
      expiresAt: '2026-06-15T16:10:00.000Z',
      sentBy: 'TEXT',
      sentTo: '(***) ***-0142',
      sendsLeft: 2,
      parts: [{ staff: 'Bea', products: ['Cut'], startsAt: steps.at('10:00'), endsAt: steps.at('10:30') }],
    });
    expect(await booked()).toEqual([]);
    const code = await steps.code();
    expect(steps.parties.twilio.texts).toHaveLength(1);
    expect(steps.parties.twilio.texts[0]).toMatchObject({
      to: '+12125550142',
      body: `${code} is your code to book at Salon Rosa. It is good for 10 minutes. It is not a confirmation yet.`,
    });
    const answer = {
      flag: 'REQUESTED',
      startsAt: steps.at('10:00'),
      endsAt: steps.at('10:30'),
      parts: [{ staff: 'Bea', products: ['Cut'] }],
    };
    expect((await steps.confirm(hold.token, code)).data!.confirmBooking).toMatchObject(answer);
    expect((await steps.confirm(hold.token, code)).data!.confirmBooking).toMatchObject(answer);
    const [appointment, ...more] = await booked();
    expect(more).toEqual([]);
    expect(appointment).toMatchObject({
      status: 'BOOKED',
      flag: 'REQUESTED',
      notes: 'Window seat',
      color: '#17703c',
      customer: { firstName: 'Ann', phone: '2125550142' },
      parts: [{ askedForStaff: true, staff: { id: bea } }],
    });
  });

  test('takes nobody’s time twice: the second is refused with the free times nearby', async () => {
    await steps.held({ parts: [{ staffId: bea }] });
    const second = await steps.hold({ parts: [{ staffId: bea }] });
    expect(second.errors![0]!.extensions).toMatchObject({
      code: 'SLOT_TAKEN',
      details: { conflicts: [], times: [steps.at('09:00'), steps.at('09:30'), steps.at('10:30')] },
    });
    const staff = new AppointmentSteps(world);
    const taken = await staff.ask({ startsAt: steps.at('10:00'), parts: [{ staffId: bea, minutes: 30 }] });
    expect(codeOf(taken)).toBe('SLOT_TAKEN');
    world.clock.forward(600_001);
    await staff.add({ startsAt: steps.at('10:00'), parts: [{ staffId: bea, minutes: 30 }] });
    world.clock.set();
  });

  test('of anyone goes to who has the least to do that day, and remembers that nobody was asked for', async () => {
    const staff = new AppointmentSteps(world);
    const leo = await staff.member('Leo');
    await world.business.hasStaffHours(leo);
    await staff.add({ startsAt: steps.at('15:00'), parts: [{ staffId: bea, minutes: 30 }] });
    // Events are nobody's customers.
    for (const time of ['13:00', '14:00'])
      await staff.add({
        isEvent: true,
        title: 'Break',
        startsAt: steps.at(time),
        parts: [{ staffId: leo, minutes: 30 }],
      });
    await steps.books();
    const [appointment] = await booked();
    expect(appointment!.parts).toMatchObject([{ askedForStaff: false, staff: { id: leo } }]);
  });

  test('needs an item where there are some, a bookable time, and a plan with bookings', async () => {
    expect(codeOf(await steps.hold({ startsAt: steps.at('10:05') }))).toBe('SLOT_TAKEN');
    expect(codeOf(await steps.hold({ startsAt: steps.at('10:00', '2026-06-15') }))).toBe('SLOT_TAKEN');
    expect(codeOf(await steps.hold({ startsAt: steps.at('16:45') }))).toBe('SLOT_TAKEN');
    expect(codeOf(await steps.hold({ channel: 'EMAIL' }))).toBe('INVALID_INPUT');
    expect(codeOf(await steps.hold({ phone: '123' }))).toBe('INVALID_INPUT');
    await world.business.hasProduct();
    expect(codeOf(await steps.hold())).toBe('INVALID_INPUT');
    await world.business.change({ plan: Plan.STANDARD });
    expect(codeOf(await steps.hold())).toBe('INVALID_INPUT');
    expect(await world.rows(world.business.id, 'select id from booking_hold')).toEqual([]);
  });

  test('takes five tries to type a code, and ends with its time', async () => {
    const { token } = await steps.held();
    const code = await steps.code();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 1; tries <= 4; tries += 1) expect(reasonOf(await steps.confirm(token, wrong))).toBe('WRONG_CODE');
    expect(codeOf(await steps.confirm(token, ''))).toBe('INVALID_INPUT');
    expect(codeOf(await steps.confirm(token, code))).toBe('RATE_LIMITED');
    const late = await steps.held({ startsAt: steps.at('11:00') });
    const lateCode = await steps.code();
    world.clock.forward(600_000);
    expect(reasonOf(await steps.confirm(late.token, lateCode))).toBe('HOLD_OVER');
    expect(await booked()).toEqual([]);
    world.clock.set();
  });

  test('can be proved by e-mail, for this visit only, and be given back', async () => {
    const hold = await steps.held({ channel: 'EMAIL', email: 'ann.lee@example.com' });
    expect(hold).toMatchObject({ sentBy: 'EMAIL', sentTo: 'ann****@example.com' });
    const code = await steps.code();
    expect(steps.parties.mails.map(({ recipient }) => recipient)).toEqual(['ann.lee@example.com']);
    expect((await steps.confirm(hold.token, code)).data!.confirmBooking.flag).toBe('REQUESTED');
    const [appointment] = await booked();
    expect(appointment!.customer).toMatchObject({ firstName: 'Ann' });
    expect(await world.rows(world.business.id, 'select email from customer')).toEqual([{ email: null }]);
    const other = await steps.held({ startsAt: steps.at('12:00') });
    await world.anonymous.must(ReleaseHold, { token: other.token });
    expect(codeOf(await steps.confirm(other.token, '123456'))).toBe('NOT_FOUND');
    await steps.held({ startsAt: steps.at('12:00') });
  });

  test('sends its code again, the same one, twice at most', async () => {
    const { token } = await steps.held({ email: 'ann@example.com' });
    const first = await steps.code();
    const again = (channel: 'TEXT' | 'EMAIL') => world.anonymous.ask(ResendBookingCode, { token, channel });
    expect((await again('EMAIL')).data!.resendBookingCode).toMatchObject({ sentBy: 'EMAIL', sendsLeft: 1 });
    await again('TEXT');
    expect(await steps.code()).toBe(first);
    // Each way has a code of its own: a mailbox proves no phone.
    const mailed = /\b\d{6}\b/.exec(steps.parties.mails[0]!.subject)![0];
    expect(mailed).not.toBe(first);
    expect(codeOf(await again('TEXT'))).toBe('RATE_LIMITED');
    expect(steps.parties.mails[0]!.subject).toBe(`${mailed} is your code to book at Salon Rosa`);
    await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'KNOWN' } });
    expect((await steps.confirm(token, mailed)).data!.confirmBooking.flag).toBe('REQUESTED');
    expect(await world.rows(world.business.id, 'select kind from text_consent')).toEqual([]);
  });

  test('is refused where no text reaches the phone, and holds nothing', async () => {
    await world.business.hasConsent('2125550142', 'stopped');
    expect(reasonOf(await steps.hold())).toBe('CODE_NOT_SENT');
    expect(await world.rows(world.business.id, 'select id from booked_time')).toEqual([]);
  });

  test('waits with two others at most', async () => {
    for (const time of ['09:00', '09:30', '10:00']) await steps.books({ startsAt: steps.at(time) });
    const { token } = await steps.held({ startsAt: steps.at('11:00') });
    expect(reasonOf(await steps.confirm(token, await steps.code()))).toBe('TOO_MANY_REQUESTS');
    expect(await booked()).toHaveLength(3);
  });

  test('sends no more than five codes an hour to a phone', async () => {
    const codes = [];
    for (let minute = 0; minute < 6; minute += 1) {
      const answer = await steps.hold({ startsAt: steps.at(`1${minute}:00`) });
      codes.push(codeOf(answer));
    }
    expect(codes).toContain('RATE_LIMITED');
    expect(codes.filter((code) => code === null).length).toBeLessThanOrEqual(5);
  });

  test('of many people behind one address is refused to none whose neighbours typed their codes', async () => {
    await steps.books({ startsAt: steps.at('09:00') });
    await world.hasAttempts('booking-codes:', 19);
    await world.hasAttempts('booking-tries:', 39);
    await steps.books({ phone: '2125550143', startsAt: steps.at('09:30') });
    await steps.books({ phone: '2125550144', startsAt: steps.at('10:00') });
    await steps.held({ phone: '2125550145', startsAt: steps.at('10:30') });
    const refused = await steps.hold({ phone: '2125550146', startsAt: steps.at('11:00') });
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['RATE_LIMITED', 'BUSY_NETWORK']);
    expect(refused.errors![0]!.message).toBe(
      'Many people book from this network. Use another one, or call the business.',
    );
    await world.hasAttempts('booking-codes:', 0);
    await world.hasAttempts('booking-codes-all:', 120);
    expect(reasonOf(await steps.hold({ phone: '2125550146', startsAt: steps.at('11:00') }))).toBe('BUSY_NETWORK');
  });

  test('whose time went to somebody else at the last moment is refused, and leaves nothing', async () => {
    const { token } = await steps.held({ parts: [{ staffId: bea }] });
    const code = await steps.code();
    await loseHeldTimes(world.business);
    expect(reasonOf(await steps.confirm(token, code))).toBe('HOLD_OVER');
    expect(await booked()).toEqual([]);
  });

  test('that the staff deleted waits no more, and makes nobody known', async () => {
    for (const time of ['09:00', '09:30', '10:00']) await steps.books({ startsAt: steps.at(time) });
    const deleteFirst = async () => {
      const [first] = await booked();
      await world.business.owner.must(DeleteAppointments, { ids: [first!.id] });
      return first!;
    };
    await deleteFirst();
    expect((await steps.books({ startsAt: steps.at('11:00') })).flag).toBe('REQUESTED');
    const [past] = await booked();
    await world.business.owner.must(SetAppointmentFlag, { id: past!.id, flag: 'CONFIRMED', version: 1 });
    await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'KNOWN' } });
    await deleteFirst();
    world.clock.set('2026-06-23T16:00:00Z');
    expect((await steps.books({ startsAt: steps.at('11:00', '2026-06-29') })).flag).toBe('REQUESTED');
    world.clock.set();
  });

  test('of one phone under other names waits with two others at most, too', async () => {
    for (const [time, firstName] of [
      ['09:00', 'Ann'],
      ['09:30', 'Bob'],
      ['10:00', 'Cid'],
    ])
      await steps.books({ startsAt: steps.at(time!), firstName });
    const { token } = await steps.held({ startsAt: steps.at('11:00'), firstName: 'Dot' });
    expect(reasonOf(await steps.confirm(token, await steps.code()))).toBe('TOO_MANY_REQUESTS');
  });

  test('takes nothing from whose phone or mailbox somebody else named', async () => {
    const stranger = { channel: 'EMAIL', email: 'mallory@example.com' };
    for (const time of ['09:00', '09:30', '10:00']) await steps.books({ ...stranger, startsAt: steps.at(time) });
    const fourth = await steps.held({ ...stranger, phone: '2125550143', startsAt: steps.at('11:00') });
    expect(reasonOf(await steps.confirm(fourth.token, await steps.code()))).toBe('TOO_MANY_REQUESTS');
    const ann = { email: 'ann@example.com' };
    for (const time of ['12:00', '12:30', '13:00'])
      expect((await steps.books({ ...ann, startsAt: steps.at(time) })).flag).toBe('REQUESTED');
    // The phone proved those, so that the mailbox has none yet.
    const { token } = await steps.held({ ...ann, channel: 'EMAIL', startsAt: steps.at('14:00') });
    await steps.deliver();
    const [mailed] = /\b\d{6}\b/.exec(steps.parties.mails.at(-1)!.subject)!;
    expect((await steps.confirm(token, mailed)).data!.confirmBooking.flag).toBe('REQUESTED');
  });

  test('goes to whoever is still free where two customers ask for anyone at once', async () => {
    const staff = new AppointmentSteps(world);
    await world.business.hasStaffHours(await staff.member('Leo'));
    const answers = await Promise.all([steps.hold(), steps.hold({ phone: '2125550143' })]);
    expect(answers.map(codeOf)).toEqual([null, null]);
    expect(codeOf(await steps.hold({ phone: '2125550144' }))).toBe('SLOT_TAKEN');
  });

  test('that is over is forgotten, with who asked for it', async () => {
    await steps.held();
    const [hold] = await world.rows<{ id: string }>(world.business.id, 'select id from booking_hold');
    await world.runJob(FORGET_HOLD, world.business.id, { holdId: hold!.id });
    expect(await world.rows(world.business.id, 'select id from booked_time')).toEqual([]);
    expect(await world.rows(world.business.id, 'select id from booking_hold')).toEqual([]);
  });
});

describe('the settings decide who is confirmed at once', () => {
  const confirms = (confirmation: 'KNOWN' | 'EVERYONE') =>
    world.business.owner.must(UpdateCalendarSettings, { input: { confirmation } });

  test('everybody', async () => {
    await confirms('EVERYONE');
    expect((await steps.books()).flag).toBe('CONFIRMED');
  });

  test('or customers whom the staff confirmed before, by their own phone', async () => {
    await confirms('KNOWN');
    expect((await steps.books()).flag).toBe('REQUESTED');
    const [first] = await booked();
    await world.business.owner.must(SetAppointmentFlag, { id: first!.id, flag: 'CONFIRMED', version: 1 });
    expect((await steps.books({ startsAt: steps.at('11:00') })).flag).toBe('REQUESTED');
    world.clock.set('2026-06-23T16:00:00Z');
    const next = { startsAt: steps.at('11:00', '2026-06-29') };
    expect((await steps.books({ ...next, channel: 'TEXT' })).flag).toBe('CONFIRMED');
    world.clock.set();
  });
});

describe('who booked hears what became of it', () => {
  const news = async () => {
    world.clock.forward(20_000);
    await steps.deliver();
    world.clock.set();
  };
  const flag = async (to: 'CONFIRMED' | 'REQUESTED' | 'CANCELED') => {
    const [first] = await booked();
    const { id, version } = first!;
    return world.business.owner.must(SetAppointmentFlag, { id, flag: to, version });
  };

  test('by e-mail with a calendar file that follows its changes', async () => {
    await steps.books({ channel: 'EMAIL', email: 'ann@example.com' });
    await flag('CONFIRMED');
    await news();
    const { id } = (await booked())[0]!;
    await world.business.owner.must(UpdateAppointment, { id, input: { startsAt: steps.at('14:00') } });
    await news();
    await flag('CANCELED');
    await news();
    const mails = steps.parties.mails
      .slice(1)
      .map(({ subject, attachments }) => [subject, String(attachments[0]?.content)] as const);
    expect(mails.map(([subject]) => subject)).toEqual([
      'Your appointment at Salon Rosa is confirmed',
      'Your appointment at Salon Rosa has a new time',
      'Your appointment at Salon Rosa is canceled',
    ]);
    const lineOf = (file: string, name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file)?.[1];
    expect(
      mails.map(([, file]) => ['METHOD', 'SEQUENCE', 'DTSTART', 'STATUS'].map((name) => lineOf(file, name))),
    ).toEqual([
      ['REQUEST', '2', '20260622T140000Z', 'CONFIRMED'],
      ['REQUEST', '3', '20260622T180000Z', 'CONFIRMED'],
      ['CANCEL', '4', '20260622T180000Z', 'CANCELLED'],
    ]);
    expect(new Set(mails.map(([, file]) => lineOf(file, 'UID'))).size).toBe(1);
  });

  test('by text without an address, and not at all if it was taken back at once', async () => {
    await steps.books();
    await steps.deliver();
    const texts = steps.parties.twilio.texts.length;
    await flag('CONFIRMED');
    await flag('REQUESTED');
    await news();
    expect(steps.parties.twilio.texts).toHaveLength(texts);
    await flag('CANCELED');
    await news();
    expect(steps.parties.twilio.texts.at(-1)).toMatchObject({
      to: '+12125550142',
      body: expect.stringMatching(
        /^Salon Rosa: sorry, your request for Mon, Jun 22, 10:00 AM cannot be met\. Please choose another time\. Book again: \S+ Reply STOP to end texts\.$/,
      ),
    });
  });
});

test('names are plain, as strangers type them', async () => {
  expect(codeOf(await steps.hold({ ...NAMED, firstName: 'http://evil' }))).toBe('INVALID_INPUT');
});
