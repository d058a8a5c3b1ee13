import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { setPlan } from '../../server/domain/businesses/set-plan.js';
import { OFFER_FREED_TIMES } from '../../server/domain/businesses/note-free-time.js';
import { UpdateProduct } from '../catalogue/catalogue.generated.js';
import { DeleteHoursExceptions, SetHoursException } from '../hours/hours.generated.js';
import { addHours } from '../hours/hours-steps.js';
import {
  AddStaffHour,
  AddStaffMember,
  ArchiveStaffMembers,
  DeleteStaffHoursExceptions,
  RestoreStaffMembers,
  SetStaffHoursException,
  UpdateStaffMember,
} from '../staff/staff.generated.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { DeleteAppointments, RestoreAppointments, UpdateCalendarSettings } from './appointments.generated.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { BookingSteps } from './BookingSteps.js';
import { ReleaseHold } from './booking.generated.js';
import { CalendarServer } from './CalendarServer.js';
import { ConnectOutsideCalendar, DisconnectOutsideCalendar, FetchOutsideCalendar } from './feeds.generated.js';
import { hoursAt } from './hours-at.js';
import { StandbySteps } from './StandbySteps.js';

const server = new CalendarServer();
const world = useWorld({ plan: Plan.PLUS, reach: server.reach });
const ANN = '2125550142';
const BOB = '2125550143';
const DAY = '2026-06-22';
let steps: StandbySteps;
let bea: string;

beforeAll(() => server.open());
afterAll(() => server.close());
beforeEach(async () => {
  await world.forgetJobs();
  steps = new StandbySteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

const owner = () => world.business.owner;
/** Ann is in line, and every job that this brought about is done. */
async function annWaits(input: object = {}): Promise<string> {
  const ann = await steps.waits('Ann', ANN, input);
  await steps.offers();
  await world.forgetJobs();
  expect((await steps.read(ann)).state).toBe('WAITING');
  return ann;
}
async function stateThen(token: string): Promise<string> {
  await steps.offers();
  return (await steps.read(token)).state;
}

describe('an offer of which nobody knows whether it left', () => {
  /** The offer to Ann hangs at the provider as the server dies, and is looked at again. */
  async function offerInDoubt(input: object = {}): Promise<string> {
    const { first } = await steps.fills(bea);
    const ann = await steps.waits('Ann', ANN, input);
    await steps.cancels(first.id);
    await world.forgetJobs();
    world.clock.forward(20_000);
    await steps.offersFrom('0');
    const [message] = await world.rows<{ id: string }>(
      world.business.id,
      `select id from message where template = 'standby-offer'`,
    );
    const before = steps.parties.twilio.texts.length;
    steps.parties.twilio.plan('takes it and hangs');
    void steps.parties.deliver(message!.id);
    await until(() => steps.parties.twilio.texts.length > before, 'the text');
    await world.forgetJobs();
    await steps.parties.deliver(message!.id);
    return ann;
  }

  test('holds its time no longer: the next in line is offered it', async () => {
    await offerInDoubt();
    expect(await world.rows(world.business.id, `select answer from standby_offer`)).toEqual([{ answer: 'gone' }]);
    const bob = await steps.waits('Bob', BOB);
    await steps.offers();
    expect((await steps.read(bob)).state).toBe('OFFERED');
  });

  test('goes by e-mail too, and stands, where there is an address', async () => {
    const ann = await offerInDoubt({ email: 'ann@example.com' });
    await steps.deliver();
    expect(steps.parties.mails.at(-1)).toMatchObject({ recipient: 'ann@example.com' });
    expect((await steps.read(ann)).state).toBe('OFFERED');
  });
});

describe('a time is offered that becomes free', () => {
  test('by a plan with bookings', async () => {
    const { first } = await steps.fills(bea);
    const ann = await annWaits();
    await world.business.change({ plan: Plan.STANDARD });
    await steps.cancels(first.id);
    await steps.offers();
    expect((await steps.read(ann)).state).toBe('WAITING');
    await world.inContext(world.business.id, (context) => setPlan(context, Plan.PLUS));
    expect(await stateThen(ann)).toBe('OFFERED');
  });

  test('by hours of the business and of its staff', async () => {
    await steps.fills(bea);
    const ann = await annWaits();
    await addHours(owner(), 1, 17, 19);
    await owner().must(AddStaffHour, { staffId: bea, input: { weekday: 1, opens: 1020, closes: 1140 } });
    expect(await stateThen(ann)).toBe('OFFERED');
  });

  test('by an exception that ends', async () => {
    const { setHoursException } = await owner().must(SetHoursException, {
      input: { date: DAY, name: 'Closed', ranges: [] },
    });
    await steps.fills(bea, '2026-06-29');
    const ann = await annWaits({ lastDate: '2026-06-29' });
    await owner().must(DeleteHoursExceptions, { ids: [setHoursException.id] });
    expect(await stateThen(ann)).toBe('OFFERED');
  });

  test('by time off that is shortened', async () => {
    const { setStaffHoursException: off } = await owner().must(SetStaffHoursException, {
      staffId: bea,
      input: { date: '2026-06-19', lastDate: DAY, name: 'Away', ranges: [] },
    });
    await steps.fills(bea, '2026-06-29');
    const ann = await annWaits({ lastDate: '2026-06-29' });
    await owner().must(SetStaffHoursException, {
      staffId: bea,
      id: off.id,
      input: { date: '2026-06-19', lastDate: '2026-06-20', name: 'Away', ranges: [] },
    });
    expect(await stateThen(ann)).toBe('OFFERED');
    await world.forgetJobs();
    await owner().must(DeleteStaffHoursExceptions, { ids: [off.id] });
    expect(await steps.offerJobs()).toHaveLength(1);
  });

  test('by a staff member who comes back, or is new', async () => {
    const leo = await steps.staff.member('Leo');
    await world.business.hasStaffHours(leo);
    await owner().must(ArchiveStaffMembers, { ids: [leo] });
    await steps.fills(bea);
    const ann = await annWaits();
    await owner().must(RestoreStaffMembers, { ids: [leo] });
    expect(await stateThen(ann)).toBe('OFFERED');
    await world.forgetJobs();
    await owner().must(AddStaffMember, { input: { firstName: 'Kim', lastName: 'Roy' } });
    expect(await steps.offerJobs()).toHaveLength(1);
  });

  test('by the services of a staff member, and by one that takes less time', async () => {
    const [cut, color] = [
      await world.business.hasProduct('Cut', 'Hair', 60),
      await world.business.hasProduct('Color', 'Dye', 60),
    ];
    await steps.staff.add({ startsAt: steps.at('09:30'), parts: [{ staffId: bea, minutes: 450 }] });
    const ann = await annWaits({ parts: [{ staffId: null, productIds: [cut.id] }] });
    await owner().must(UpdateStaffMember, { id: bea, input: { productIds: [color.id] } });
    await world.forgetJobs();
    await owner().must(UpdateProduct, { id: cut.id, input: { durationMinutes: 30 } });
    expect(await steps.offerJobs()).toHaveLength(1);
    await world.forgetJobs();
    await owner().must(UpdateStaffMember, { id: bea, input: { productIds: [cut.id, color.id] } });
    expect(await stateThen(ann)).toBe('OFFERED');
  });

  test('by the settings of booking', async () => {
    const wish = { firstDate: '2026-06-20', lastDate: DAY };
    await owner().must(UpdateCalendarSettings, { input: { windowDays: 6 } });
    const ann = await annWaits(wish);
    await owner().must(UpdateCalendarSettings, { input: { windowDays: 7 } });
    expect(await stateThen(ann)).toBe('OFFERED');
  });

  test('by a calendar elsewhere that says less, or is disconnected', async () => {
    const hours = Array.from({ length: 8 }, (_, hour) => `20260622T${13 + hour}0000Z`);
    const address = server.has('/bea.ics', hoursAt(...hours));
    await owner().must(ConnectOutsideCalendar, { staffId: bea, address });
    const ann = await annWaits();
    server.has('/bea.ics', hoursAt(...hours.slice(1)));
    await owner().must(FetchOutsideCalendar, { staffId: bea });
    expect(await stateThen(ann)).toBe('OFFERED');
    const bob = await steps.waits('Bob', BOB, { fromTime: '12:00' });
    await steps.offers();
    await world.forgetJobs();
    await owner().must(DisconnectOutsideCalendar, { staffId: bea });
    expect(await stateThen(bob)).toBe('OFFERED');
  });

  test('with the day that comes into the window at midnight, in the morning', async () => {
    await owner().must(UpdateCalendarSettings, { input: { windowDays: 6 } });
    const ann = await steps.waits('Ann', ANN, { firstDate: '2026-06-20', lastDate: DAY });
    await steps.offers();
    const midnight = (await steps.offerJobs()).at(-1)!;
    expect(midnight.runAt.toISOString()).toBe(steps.at('00:00', '2026-06-16'));
    world.clock.set(midnight.runAt);
    await world.forgetJobs();
    await world.runJob(OFFER_FREED_TIMES, world.business.id, {});
    const [morning] = await steps.offerJobs();
    expect(morning!.runAt.toISOString()).toBe(steps.at('09:00', '2026-06-16'));
    world.clock.set(morning!.runAt);
    expect(await stateThen(ann)).toBe('OFFERED');
  });
});

test('a request is refused for days and times of day without hours for it', async () => {
  const refusal = async (input: object) => {
    const answer = await steps.ask(input);
    return [
      answer.errors?.[0]!.extensions.code ?? null,
      answer.errors?.[0]!.extensions['field'],
      Object(answer.errors?.[0]!.extensions.details)['reason'],
    ];
  };
  const sunday = { firstDate: '2026-06-21', lastDate: '2026-06-21' };
  expect(await refusal(sunday)).toEqual(['INVALID_INPUT', 'firstDate', 'NO_HOURS']);
  expect(await refusal({ fromTime: '17:00' })).toEqual(['INVALID_INPUT', 'fromTime', 'NO_HOURS']);
  expect(await refusal({ toTime: '08:30' })).toEqual(['INVALID_INPUT', 'fromTime', 'NO_HOURS']);
  await steps.fills(bea);
  expect((await steps.ask({ ...sunday, lastDate: DAY, fromTime: '16:30' })).errors).toBeUndefined();
});

test('nothing is looked for at midnight once nobody waits', async () => {
  await world.runJob(OFFER_FREED_TIMES, world.business.id, {});
  expect(await steps.offerJobs()).toEqual([]);
});

test('one run holds one time, and the next one goes on behind it', async () => {
  const { first } = await steps.fills(bea);
  const [ann, bob] = [await steps.waits('Ann', ANN), await steps.waits('Bob', BOB)];
  await steps.cancels(first.id);
  world.clock.forward(20_000);
  await world.forgetJobs();
  const run = (payload: { after?: string }) => world.runJob(OFFER_FREED_TIMES, world.business.id, payload);
  await run({});
  expect([(await steps.read(ann)).state, (await steps.read(bob)).state]).toEqual(['OFFERED', 'WAITING']);
  const next = (await steps.offerJobs()).find(({ payload }) => payload['after']);
  // As if the process had died before its job was done: it begins again.
  await run({});
  await run({ after: next!.payload['after']! });
  const offers = await world.rows(world.business.id, 'select id from standby_offer');
  expect(offers).toHaveLength(2);
  expect((await steps.read(bob)).offer).toMatchObject({ startsAt: steps.at('09:30') });
});

describe('what can still be undone', () => {
  test('is offered to nobody, whatever else starts a run', async () => {
    const { first } = await steps.fills(bea);
    const leo = await steps.staff.member('Leo');
    const ann = await annWaits({ toTime: '09:00' });
    await world.business.hasStaffHours(leo);
    const held = await new BookingSteps(world).held({
      phone: BOB,
      startsAt: steps.at('12:00'),
      parts: [{ staffId: leo }],
    });
    await steps.staff.add({ startsAt: steps.at('09:00'), parts: [{ staffId: leo, minutes: 60 }] });
    await owner().must(DeleteAppointments, { ids: [first.id] });
    await world.anonymous.must(ReleaseHold, { token: held.token });
    world.clock.forward(9000);
    await steps.offersFrom('0');
    expect((await steps.read(ann)).state).toBe('WAITING');
    await owner().must(RestoreAppointments, { ids: [first.id] });
    await owner().must(DeleteAppointments, { ids: [first.id] });
    expect(await stateThen(ann)).toBe('OFFERED');
  });

  test('keeps the minutes around it free, too', async () => {
    await owner().must(UpdateCalendarSettings, { input: { bufferAfter: 30 } });
    const add = (time: string, minutes: number) =>
      steps.staff.add({ startsAt: steps.at(time), parts: [{ staffId: bea, minutes }] });
    const { id } = await add('09:30', 30);
    await add('11:00', 360);
    const ann = await annWaits({ fromTime: '10:00', toTime: '10:00' });
    await owner().must(DeleteAppointments, { ids: [id] });
    await steps.offersFrom('0');
    expect((await steps.read(ann)).state).toBe('WAITING');
    expect(await stateThen(ann)).toBe('OFFERED');
  });
});

test('a request may be for the hours after midnight of a day, and is over with them', async () => {
  await addHours(owner(), 1, 18, 2);
  await owner().must(AddStaffHour, { staffId: bea, input: { weekday: 1, opens: 1080, closes: 120 } });
  const night = { fromTime: '23:30', toTime: '01:00' };
  const ann = await steps.waits('Ann', ANN, night);
  expect(await steps.read(ann)).toMatchObject({ ...night, firstDate: '2026-06-22', lastDate: '2026-06-22' });
  await steps.staff.add({ startsAt: steps.at('23:30'), parts: [{ staffId: bea, minutes: 30 }] });
  await steps.offers();
  expect((await steps.read(ann)).offer).toMatchObject({ startsAt: steps.at('00:00', '2026-06-23') });
  expect(await world.rows(world.business.id, 'select ends_at from standby')).toEqual([
    { ends_at: new Date(steps.at('01:01', '2026-06-23')) },
  ]);
});

test('an offered time is lost when the staff book over it, which they are told first: two are never booked', async () => {
  const { first } = await steps.fills(bea);
  const ann = await steps.waits('Ann', ANN);
  await steps.cancels(first.id);
  await steps.offers();
  const { offer } = await steps.read(ann);
  const { startsAt, endsAt, expiresAt } = offer!;
  const wish = { startsAt, parts: [{ staffId: bea, minutes: 30 }] };
  const appointments = new AppointmentSteps(world);
  const { errors } = await appointments.ask(wish);
  expect(errors?.[0]!.extensions).toMatchObject({
    code: 'SLOT_TAKEN',
    details: { conflicts: [{ appointmentId: null, heldUntil: expiresAt, startsAt, endsAt }] },
  });
  expect((await appointments.add(wish, { overrules: true })).overlaps).toBe(false);
  expect((await steps.read(ann)).state).toBe('WAITING');
  await steps.replies(ANN, 'YES');
  expect(steps.textsTo(ANN).at(-1)).toMatch(/not held for you any more/);
  expect((await steps.read(ann)).state).toBe('WAITING');
});
