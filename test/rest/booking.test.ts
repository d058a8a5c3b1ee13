import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { addItem } from '../catalogue/catalogue-steps.js';
import { AppointmentSteps } from '../appointments/AppointmentSteps.js';
import { ReadCalendar } from '../appointments/appointments.generated.js';
import { BookingSteps } from '../appointments/BookingSteps.js';
import type { RestRefusal } from '../world/Actor.js';
import { CANARY_PATTERN } from '../world/canaries.js';
import { loseHeldTimes } from '../world/plant-hold.js';
import { plantCanaries } from '../world/plant-canaries.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const ANN = { first_name: 'Ann', last_name: 'Lee', phone: '(212) 555-0142', email: 'ann.lee@example.com' };

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;
let bea: string;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});

type Sent = Record<string, unknown>;
type Refused = RestRefusal & { bookingError?: string; bookingVerifyMessage?: string; details?: Sent };

const ms = (time: string): number => Date.parse(steps.at(time));
const booking = (more: Sent = {}): Sent => ({
  businessID: Number(world.business.id),
  start: ms('10:00'),
  end: ms('10:30'),
  staffID: 0,
  ...more,
});
const verify = (more: Sent = {}, who: Sent = {}) =>
  world.anonymous.post<Refused & { bookingData: Sent }>(`${AT}/verify-booking-data`, {
    firstName: 'Ann',
    dialCode: '1',
    phone: ANN.phone,
    isVerifyByText: true,
    businessID: Number(world.business.id),
    bookingData: {
      startDateTime: ms('10:00'),
      endDateTime: ms('10:30'),
      selectedProducts: [],
      businessID: Number(world.business.id),
      ...more,
    },
    ...who,
  });
const send = (more: Sent = {}, { isVerifyByText = true, ...customer }: Sent = {}) =>
  world.anonymous.post<Refused & Sent>(`${AT}/send-booking-code`, {
    customer: { ...ANN, ...customer },
    isVerifyByText,
    bookingData: booking(more),
  });
const add = (bookingCode: string, more: Sent = {}, path = 'add-booking') =>
  world.anonymous.post<Refused & Sent>(`${AT}/${path}`, {
    bookingData: booking({
      customer: ANN,
      productsArray: [],
      color: '#ff0000',
      status: 'booked',
      bookingCode,
      ...more,
    }),
  });
const calendar = async () =>
  (await world.business.owner.must(ReadCalendar, { firstDate: '2026-06-22', days: 7 })).calendar.appointments;
const reasonOf = ({ body }: { body: Refused }) => [body.code, body.details?.['reason']];

describe('the way of an older client', () => {
  test.each(['add-booking', 'add-booking-data'])('asks, gets a code, and books by %s', async (path) => {
    const cut = await addItem(world.business.owner, 'Cut', { durationMinutes: 45 });
    const products = [{ id: Number(cut.id), name: 'Cut' }];
    expect(await verify({ selectedProducts: products, staffID: Number(bea) })).toMatchObject({
      status: 200,
      body: {
        bookingData: {
          businessID: Number(world.business.id),
          startDateTime: ms('10:00'),
          endDateTime: ms('10:45'),
          selectedProducts: [Number(cut.id)],
          staffID: Number(bea),
        },
      },
    });
    expect(await world.rows(world.business.id, 'select id from booking_hold')).toEqual([]);
    const sent = await send({ staffID: Number(bea), productsArray: products });
    expect([sent.status, sent.body]).toEqual([
      200,
      {
        success: true,
        message: 'We sent a code. It is not a confirmation yet',
        customer: ANN,
        bookingData: {
          businessID: Number(world.business.id),
          staffID: Number(bea),
          start: ms('10:00'),
          end: ms('10:45'),
          expires: world.clock.now().getTime() + 600_000,
        },
        sentBy: 'text',
        sentTo: '(***) ***-0142',
        sendsLeft: 2,
      },
    ]);
    const code = await steps.code();
    const added = await add(code, { staffID: Number(bea), productsArray: products, notes: ' Window seat ' }, path);
    const [appointment, ...more] = await calendar();
    expect(more).toEqual([]);
    expect(appointment).toMatchObject({
      status: 'BOOKED',
      flag: 'REQUESTED',
      notes: 'Window seat',
      customer: { firstName: 'Ann', phone: '2125550142' },
      parts: [{ askedForStaff: true, staff: { id: bea }, products: [{ name: 'Cut' }] }],
    });
    expect([added.status, added.body]).toEqual([
      200,
      {
        success: true,
        message: 'Your booking waits for its confirmation',
        appointmentID: Number(appointment!.id),
        bookingData: {
          businessID: Number(world.business.id),
          customer: ANN,
          productsArray: [cut.id],
          staffID: Number(bea),
          start: ms('10:00'),
          end: ms('10:45'),
          status: 'booked',
          flag: 'requested',
        },
      },
    ]);
    // Repeated, it answers the same and books nothing more.
    const repeated = await add(code, { staffID: Number(bea), productsArray: products }, path);
    expect(repeated.body['appointmentID']).toBe(Number(appointment!.id));
    expect(await calendar()).toHaveLength(1);
  });

  test('may name its products with the code only: the time is held as long as it says, and then as long as they take', async () => {
    const cut = await addItem(world.business.owner, 'Cut', { durationMinutes: 60 });
    expect((await send({ end: ms('10:45') })).body['bookingData']).toMatchObject({ end: ms('10:45') });
    const code = await steps.code();
    expect((await add(code)).body).toMatchObject({ code: 'INVALID_INPUT', field: 'productsArray' });
    const { status, body } = await add(code, { productsArray: [Number(cut.id)] });
    expect([status, body['bookingData']]).toMatchObject([200, { end: ms('11:00'), productsArray: [cut.id] }]);
    const [appointment] = await calendar();
    expect(appointment).toMatchObject({ startsAt: steps.at('10:00'), endsAt: steps.at('11:00') });
  });

  test('hears of free times where its products take what somebody else has by then, and still holds its own', async () => {
    const cut = await addItem(world.business.owner, 'Cut', { durationMinutes: 60 });
    const short = await addItem(world.business.owner, 'Trim', { durationMinutes: 30 });
    await send({ end: ms('10:30') });
    const code = await steps.code();
    const staff = new AppointmentSteps(world);
    await staff.add({ startsAt: steps.at('10:30'), parts: [{ staffId: bea, minutes: 30 }] });
    const { status, body } = await add(code, { productsArray: [cut.id] });
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'SLOT_TAKEN',
        field: 'start',
        bookingError: 'That time is taken.',
        details: { times: expect.any(Array) },
      },
    ]);
    expect(body.details!['times']).not.toContain(ms('10:00'));
    expect((await add(code, { productsArray: [short.id] })).status).toBe(200);
  });

  test('can go by e-mail, to the address of the hold only', async () => {
    expect((await send({}, { isVerifyByText: 0, email: '' })).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'email',
    });
    const sent = await send({}, { isVerifyByText: '0' });
    expect(sent.body).toMatchObject({ sentBy: 'email', sentTo: 'ann****@example.com' });
    const code = await steps.code();
    expect(steps.parties.mails.map(({ recipient }) => recipient)).toEqual([ANN.email]);
    expect((await send({}, { isVerifyByText: 0, email: 'eve@example.com' })).body.code).toBe('SLOT_TAKEN');
    expect((await add(code)).status).toBe(200);
  });

  test('takes a form’s texts, and the booking as JSON', async () => {
    const sent = await world.anonymous.post<Sent>(`${AT}/send-booking-code`, {
      customer: JSON.stringify(ANN),
      isVerifyByText: '1',
      bookingData: JSON.stringify(booking({ start: String(ms('10:00')), businessID: world.business.id })),
    });
    expect(sent.status).toBe(200);
    expect((await add(await steps.code(), { start: steps.at('10:00') })).status).toBe(200);
  });
});

describe('a visit that cannot be booked', () => {
  test('says why before a code is sent', async () => {
    const staff = new AppointmentSteps(world);
    await staff.add({ startsAt: steps.at('10:00'), parts: [{ staffId: bea, minutes: 30 }] });
    expect(await verify()).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_TAKEN',
        bookingVerifyMessage: 'That time is taken.',
        field: 'startDateTime',
        details: { times: [ms('09:00'), ms('09:30'), ms('10:30')] },
      },
    });
    expect((await verify({ startDateTime: ms('11:00') }, { phone: '123' })).body).toMatchObject({ field: 'phone' });
    expect((await verify({ startDateTime: ms('11:00') }, { dialCode: '44' })).body).toMatchObject({
      field: 'dialCode',
    });
    expect((await verify({ startDateTime: ms('11:00') }, { firstName: '' })).body).toMatchObject({
      field: 'firstName',
    });
    expect((await verify({ startDateTime: 'soon' })).body).toMatchObject({ field: 'startDateTime' });
    expect((await verify({ startDateTime: ms('11:00'), selectedProducts: [999] })).status).toBe(404);
    await addItem(world.business.owner, 'Cut', {});
    expect((await verify({ startDateTime: ms('11:00') })).body).toMatchObject({ field: 'selectedProducts' });
    await world.business.change({ plan: Plan.STANDARD });
    expect((await verify({ startDateTime: ms('11:00') }, {})).status).toBe(422);
    expect(steps.parties.twilio.texts).toEqual([]);
  });

  test('of a business that the body contradicts is none', async () => {
    expect((await verify({}, { businessID: 1 })).status).toBe(404);
    expect((await world.anonymous.post(`${AT}/add-booking`, { bookingData: {} })).status).toBe(422);
  });
});

describe('the code', () => {
  test('has five tries, and a wrong one books nothing', async () => {
    await send();
    const code = await steps.code();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 1; tries <= 5; tries += 1) {
      const answer = await add(wrong);
      expect([answer.status, answer.body.bookingError, ...reasonOf(answer)]).toEqual([
        422,
        'That is not the code that we sent.',
        'INVALID_INPUT',
        'WRONG_CODE',
      ]);
    }
    expect((await add(code)).status).toBe(429);
    expect(await calendar()).toEqual([]);
  });

  test('is not used up by who types wrong ones from elsewhere', async () => {
    await send();
    const code = await steps.code();
    const wrong = code === '000000' ? '111111' : '000000';
    await add(wrong);
    const keys = await world.hasAttempts('booking-tries-of:', 5);
    expect(keys).toHaveLength(2);
    await world.hasAttempts(
      keys.find((key) => key.split(':').length > 2)!,
      4,
    );
    expect((await add(code)).status).toBe(200);
  });

  test('of another hold of the same phone and start keeps its own tries', async () => {
    const staff = new AppointmentSteps(world);
    await world.business.hasStaffHours(await staff.member('Leo'));
    await send();
    const code = await steps.code();
    const bob = { ...ANN, first_name: 'Bob' };
    expect((await send({}, bob)).status).toBe(200);
    const bobsCode = await steps.code();
    for (let tries = 1; tries <= 5; tries += 1)
      expect(reasonOf(await add(code, { customer: bob }))).toEqual(['INVALID_INPUT', 'WRONG_CODE']);
    expect((await add(bobsCode, { customer: bob })).status).toBe(429);
    expect((await add(code)).status).toBe(200);
  });

  test('is answered alike where the phone holds nothing: nobody learns who books when', async () => {
    const { token } = await steps.held();
    const answers = [];
    for (let tries = 1; tries <= 6; tries += 1) answers.push(await add('123456'));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    // A hold with a token is its holder's: others use up none of its tries, and book nothing with its code.
    expect((await steps.confirm(token, await steps.code())).data).not.toBeNull();
  });

  test('of a hold with a token books nothing without it', async () => {
    await steps.held();
    expect(reasonOf(await add(await steps.code()))).toEqual(['INVALID_INPUT', 'WRONG_CODE']);
  });

  test('is over with its time', async () => {
    await send();
    const code = await steps.code();
    world.clock.forward(600_000);
    const late = await add(code);
    expect([late.status, ...reasonOf(late)]).toEqual([409, 'CONFLICT', 'HOLD_OVER']);
    world.clock.set();
  });

  test('is good for nothing once somebody else has the time', async () => {
    await send();
    const code = await steps.code();
    await loseHeldTimes(world.business);
    expect(reasonOf(await add(code))).toEqual(['CONFLICT', 'HOLD_OVER']);
    expect(await calendar()).toEqual([]);
  });

  test('is sent again by the same call, twice at most; another person’s is refused with free times', async () => {
    await send();
    const code = await steps.code();
    expect((await send()).body['sendsLeft']).toBe(1);
    expect(await steps.code()).toBe(code);
    const other = await send({}, { phone: '2125550143', first_name: 'Eve' });
    expect([other.status, other.body]).toMatchObject([
      409,
      {
        code: 'SLOT_TAKEN',
        message: 'That time is taken.',
        details: { times: [ms('09:00'), ms('09:30'), ms('10:30')] },
      },
    ]);
    expect((await send()).body['sendsLeft']).toBe(0);
    expect((await send()).status).toBe(429);
    expect((await add(code)).status).toBe(200);
  });

  test('is counted by phone and by mailbox: no more than five an hour', async () => {
    const statuses = [];
    for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
      statuses.push((await send({ start: ms(time), end: null }, { isVerifyByText: 0 })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('no answer holds anything of others', async () => {
  const customer = await world.business.customer('Ann', 'Lee', '2125550142');
  const { id: checkInId } = await world.business.checkIn(customer);
  await plantCanaries(world.business, { customerId: customer.id, checkInId });
  const answers = [await verify(), await send()];
  const code = await steps.code();
  answers.push(await add('000000'), await add(code), await verify(), await send({}, { phone: '2125550143' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 200, 409, 409]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(CANARY_PATTERN);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(code);
});
