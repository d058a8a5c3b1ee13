import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
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
import { useWorld } from '../world/use-world.js';
import { DeleteAppointments, RestoreAppointments, UpdateCalendarSettings } from './appointments.generated.js';
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

describe('a time is offered that becomes free', () => {
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
    const ann = await annWaits();
    await owner().must(DeleteHoursExceptions, { ids: [setHoursException.id] });
    expect(await stateThen(ann)).toBe('OFFERED');
  });

  test('by time off that is shortened', async () => {
    const { setStaffHoursException: off } = await owner().must(SetStaffHoursException, {
      staffId: bea,
      input: { date: '2026-06-19', lastDate: DAY, name: 'Away', ranges: [] },
    });
    const ann = await annWaits();
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
    await owner().must(UpdateStaffMember, { id: bea, input: { productIds: [color.id] } });
    const ann = await annWaits({ parts: [{ staffId: null, productIds: [cut.id] }] });
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
});
