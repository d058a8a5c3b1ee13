import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { FETCH_OUTSIDE_CALENDAR } from '../../server/domain/appointments/outside/fetch-job.js';
import { nextFetch } from '../../server/domain/appointments/outside/next-fetch.js';
import type { Actor } from '../world/Actor.js';
import { changeStaff, claimReadingUntil } from '../world/change-calendar.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { BookableTimes, BookedTimes } from './bookable-times.generated.js';
import { BookingSteps } from './BookingSteps.js';
import { CalendarServer } from './CalendarServer.js';
import { hoursAt } from './hours-at.js';
import {
  ConnectOutsideCalendar,
  DisconnectOutsideCalendar,
  FetchOutsideCalendar,
  ReadBusyTimes,
  ReadOutsideCalendar,
} from './feeds.generated.js';

const MINUTE = 60_000;
const server = new CalendarServer();
const world = useWorld({ plan: Plan.PLUS, reach: server.reach });
const steps = new AppointmentSteps(world);
let bookings: BookingSteps;
let bea: string;
/** Signed in as Bea, in the role Staff. */
let actor: Actor;

beforeAll(() => server.open());
afterAll(() => server.close());
beforeEach(async () => {
  bookings = new BookingSteps(world);
  await world.forgetJobs();
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
  actor = await world.business.as(Role.STAFF);
  await world.business.worksAs(actor, bea);
});

const connect = async (address: string, by: Actor = actor) =>
  (await by.must(ConnectOutsideCalendar, { staffId: bea, address })).connectOutsideCalendar;
/** Monday, 22 June, from 10 to 11 in New York. */
const mondayAtTen = () => server.has('/bea.ics', hoursAt('20260622T140000Z'));
const busy = async (by: Actor = steps.owner) =>
  (await by.must(ReadBusyTimes, { firstDate: '2026-06-22', days: 7 })).calendar.busy;
const runDue = async () => {
  const [job] = await world.jobs(FETCH_OUTSIDE_CALENDAR.name);
  await world.runJob(FETCH_OUTSIDE_CALENDAR, world.business.id, { sourceId: job!.payload['sourceId']! });
};
async function starts() {
  const { bookableTimes } = await world.anonymous.must(BookableTimes, {
    businessId: world.business.id,
    firstDate: '2026-06-22',
    days: 1,
    parts: [{ staffId: bea }],
  });
  return bookableTimes.days[0]!.times;
}

describe('busy times elsewhere', () => {
  test('are among the booked times of who works here', async () => {
    await connect(mondayAtTen());
    const booked = async () => (await world.anonymous.must(BookedTimes, { businessId: world.business.id })).bookedTimes;
    expect(await booked()).toHaveLength(1);
    await world.business.archivesStaffMember(bea);
    expect(await booked()).toEqual([]);
  });

  test('cannot be booked by customers, and nothing but the times is kept', async () => {
    expect(await starts()).toContain(bookings.at('10:00'));
    expect(await connect(mondayAtTen())).toMatchObject({
      staffId: bea,
      host: expect.stringMatching(/^calendars\.example/),
      fetchedAt: '2026-06-15T16:00:00.000Z',
      busyTimes: 1,
      isCut: false,
      fault: null,
    });
    const free = await starts();
    expect(free).not.toContain(bookings.at('10:00'));
    expect(free).not.toContain(bookings.at('10:30'));
    expect(free).toContain(bookings.at('11:00'));
    const { errors } = await bookings.hold({ parts: [{ staffId: bea }] });
    expect(errors?.[0]!.extensions.code).toBe('SLOT_TAKEN');
    const tables = ['outside_calendar', 'busy_time'].map((table) =>
      world.rows(world.business.id, `select * from ${table}`),
    );
    expect(JSON.stringify(await Promise.all(tables))).not.toMatch(/Secret|calendars\.example|bea\.ics/);
  });

  test('go to somebody who is free, where the customer asks for anyone', async () => {
    await connect(mondayAtTen());
    const leo = await steps.member('Leo');
    await world.business.hasStaffHours(leo);
    const { token } = await bookings.held();
    const [row] = await world.rows<{ staff_id: string }>(
      world.business.id,
      'select staff_id from booked_time where hold_id is not null',
    );
    expect(token).toBeTruthy();
    expect(row!.staff_id).toBe(leo);
  });

  test('warn the staff, who may save over them', async () => {
    await connect(mondayAtTen());
    const wish = { startsAt: bookings.at('10:30'), parts: [{ staffId: bea, minutes: 30 }] };
    const { errors } = await steps.ask(wish);
    expect(errors?.[0]!.extensions).toMatchObject({
      code: 'SLOT_TAKEN',
      details: {
        conflicts: [
          {
            appointmentId: null,
            heldUntil: null,
            staffId: bea,
            isOutside: true,
            startsAt: bookings.at('10:00'),
            endsAt: bookings.at('11:00'),
          },
        ],
      },
    });
    expect((errors![0]!.extensions.details as { times: string[] }).times).not.toContain(bookings.at('10:30'));
    expect(await steps.add(wish, { overrules: true })).toMatchObject({ overlaps: true });
    // What is elsewhere comes and goes, whatever stands here.
    server.has('/bea.ics', hoursAt('20260622T140000Z', '20260622T143000Z'));
    await actor.must(FetchOutsideCalendar, { staffId: bea });
    expect(await busy()).toEqual([{ staffId: bea, startsAt: bookings.at('10:00'), endsAt: bookings.at('11:30') }]);
  });

  test('are in the calendar; in the role Staff only one’s own', async () => {
    await connect(mondayAtTen());
    expect(await busy()).toEqual([{ staffId: bea, startsAt: bookings.at('10:00'), endsAt: bookings.at('11:00') }]);
    expect(await busy(actor)).toHaveLength(1);
    const other = await world.business.as(Role.STAFF);
    expect(await busy(other)).toEqual([]);
  });

  test('of weeks are kept in pieces, and too many are cut', async () => {
    const vacation = hoursAt('20260620T000000Z').replace('PT1H', 'P40D');
    await connect(server.has('/long.ics', vacation));
    expect(await starts()).toEqual([]);
    const many = Array.from({ length: 2100 }, (_, hour) =>
      new Date(Date.parse('2026-06-16T00:00:00Z') + hour * 30 * MINUTE).toISOString().replace(/[-:]|\.\d{3}/g, ''),
    );
    const minutes = hoursAt(...many).replaceAll('PT1H', 'PT1M');
    expect(await connect(server.has('/many.ics', minutes))).toMatchObject({ busyTimes: 2000, isCut: true });
  });
});

describe('a connected calendar', () => {
  test('is read again about every 30 minutes, and what changed is taken over', async () => {
    const { nextFetchAt } = await connect(mondayAtTen());
    const wait = Date.parse(nextFetchAt) - world.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(25 * MINUTE);
    expect(wait).toBeLessThanOrEqual(35 * MINUTE);
    server.has('/bea.ics', hoursAt('20260623T140000Z'));
    world.clock.forward(wait);
    await runDue();
    expect(await busy()).toEqual([
      { staffId: bea, startsAt: bookings.at('10:00', '2026-06-23'), endsAt: bookings.at('11:00', '2026-06-23') },
    ]);
    const { outsideCalendar } = await actor.must(ReadOutsideCalendar, { staffId: bea });
    expect(outsideCalendar!.fetchedAt).toBe(nextFetchAt);
  });

  test('that cannot be read keeps its times, says why, and waits longer each time', async () => {
    await connect(mondayAtTen());
    const path = '/bea.ics';
    server.answers(path, (_, response) => response.writeHead(503).end());
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) {
      await runDue();
      const { outsideCalendar } = await actor.must(ReadOutsideCalendar, { staffId: bea });
      expect(outsideCalendar).toMatchObject({ fault: 'REFUSED', faultDetail: '503', busyTimes: 1 });
      waits.push(Math.round((Date.parse(outsideCalendar!.nextFetchAt) - world.clock.now().getTime()) / MINUTE / 30));
    }
    expect(waits).toEqual([2, 4, 8, 16, 24, 24, 24]);
    expect(await busy()).toHaveLength(1);
    mondayAtTen();
    expect((await actor.must(FetchOutsideCalendar, { staffId: bea })).fetchOutsideCalendar).toMatchObject({
      fault: null,
      faultDetail: '',
    });
  });

  test('whose turn does not come keeps its times and its standing, and has another turn soon', async () => {
    const { fetchedAt } = await connect(mondayAtTen());
    jest
      .spyOn(world.app.dependencies.providers.outsideCalendars, 'read')
      .mockResolvedValueOnce({ isPutOff: true })
      .mockResolvedValueOnce({ isPutOff: true });
    await runDue();
    const { outsideCalendar } = await actor.must(ReadOutsideCalendar, { staffId: bea });
    expect(outsideCalendar).toMatchObject({ fault: null, busyTimes: 1, fetchedAt });
    const wait = Date.parse(outsideCalendar!.nextFetchAt) - world.clock.now().getTime();
    expect(wait).toBeLessThanOrEqual(3 * MINUTE);
    expect(await actor.refused(FetchOutsideCalendar, { staffId: bea })).toBe('UNAVAILABLE');
    jest.restoreAllMocks();
  });

  test('is replaced by another one, of which nothing may be readable yet', async () => {
    await connect(mondayAtTen());
    expect(await connect(server.address('/gone.ics'))).toMatchObject({
      fault: 'REFUSED',
      fetchedAt: null,
      busyTimes: 0,
    });
    expect(await busy()).toEqual([]);
    expect(await world.jobs(FETCH_OUTSIDE_CALENDAR.name)).toHaveLength(1);
  });

  test('is forgotten when it is removed, and with the archiving of its staff member', async () => {
    await connect(mondayAtTen());
    await actor.must(DisconnectOutsideCalendar, { staffId: bea });
    expect(await busy()).toEqual([]);
    await runDue();
    expect((await actor.must(ReadOutsideCalendar, { staffId: bea })).outsideCalendar).toBeNull();
    await connect(mondayAtTen());
    await changeStaff(world.business, bea, { archivedAt: world.clock.now() });
    await world.forgetJobs();
    const [row] = await world.rows<{ id: string }>(world.business.id, 'select id from outside_calendar');
    await world.runJob(FETCH_OUTSIDE_CALENDAR, world.business.id, { sourceId: row!.id });
    expect(await world.rows(world.business.id, 'select id from busy_time')).toEqual([]);
    expect(await world.jobs(FETCH_OUTSIDE_CALENDAR.name)).toEqual([]);
  });

  test('names the zone that nobody knows', async () => {
    const strange = hoursAt('20260622T140000').replace('DTSTART:', 'DTSTART;TZID=Somewhere:');
    expect(await connect(server.has('/strange.ics', strange))).toMatchObject({
      fault: 'UNKNOWN_ZONE',
      faultDetail: 'Somewhere',
    });
  });
});

describe('an address', () => {
  const codeOf = async (address: string, { by = actor, staffId = bea } = {}) =>
    (await by.ask(ConnectOutsideCalendar, { staffId, address })).errors?.[0]!.extensions.code ?? null;

  test('of webcal is one of https', async () => {
    expect(await connect(mondayAtTen().replace('https:', 'webcal:'))).toMatchObject({ fault: null });
  });

  test.each([
    '',
    'nonsense',
    'http://calendars.example/a.ics',
    'file:///etc/passwd',
    'https://a:b@calendars.example/a.ics',
    `https://calendars.example/${'a'.repeat(2000)}`,
  ])('such as %j is refused', async (address) => {
    expect(await codeOf(address)).toBe('INVALID_INPUT');
  });

  test('of oneself, or of anybody for managers', async () => {
    const other = await world.business.as(Role.STAFF);
    expect(await codeOf(mondayAtTen(), { by: other })).toBe('NOT_FOUND');
    expect(await codeOf(mondayAtTen(), { by: steps.owner })).toBeNull();
    expect(await other.refused(ReadOutsideCalendar, { staffId: bea })).toBe('NOT_FOUND');
    expect(await other.refused(FetchOutsideCalendar, { staffId: bea })).toBe('NOT_FOUND');
    expect(await other.refused(DisconnectOutsideCalendar, { staffId: bea })).toBe('NOT_FOUND');
    await world.business.change({ plan: Plan.STANDARD });
    expect(await codeOf(mondayAtTen())).toBe('INVALID_PLAN');
  });

  test('is read by hand so often and no more', async () => {
    await connect(mondayAtTen());
    await world.hasAttempts('outside-calendar:', 30);
    expect(await actor.refused(FetchOutsideCalendar, { staffId: bea })).toBe('RATE_LIMITED');
  });

  test('that takes too much time to read is not read by hand again for an hour, that of others is', async () => {
    server.has('/bea.ics', hoursAt('20260622T140000Z').replace('UID', `X-LONG${';a=b'.repeat(1000)}:x\r\nUID`));
    expect((await connect(server.address('/bea.ics'))).fault).toBe('TOO_COMPLEX');
    const fetchCode = async () =>
      (await actor.ask(FetchOutsideCalendar, { staffId: bea })).errors?.[0]!.extensions.code ?? null;
    expect(await fetchCode()).toBe('RATE_LIMITED');
    const again = await actor.ask(ConnectOutsideCalendar, { staffId: bea, address: server.address('/other.ics') });
    expect(again.errors![0]!.extensions.code).toBe('RATE_LIMITED');
    mondayAtTen();
    const other = await steps.member('Leo');
    const address = server.address('/bea.ics');
    await steps.owner.must(ConnectOutsideCalendar, { staffId: other, address });
    world.clock.forward(61 * MINUTE);
    expect(await fetchCode()).toBeNull();
  });
});

describe('the calendars of a business', () => {
  test('are read one at a time: another one waits for its turn, until a reading ends or died', async () => {
    const leo = await steps.member('Leo');
    await steps.owner.must(ConnectOutsideCalendar, { staffId: leo, address: mondayAtTen() });
    await world.forgetJobs();
    await connect(mondayAtTen());
    const isRead = async (until: string) => {
      await claimReadingUntil(world.business, leo, new Date(until));
      server.asked.length = 0;
      await runDue();
      return server.asked.length > 0;
    };
    expect(await isRead('2026-06-15T16:00:01Z')).toBe(false);
    const [{ next_fetch_at: next }] = (await world.rows<{ next_fetch_at: Date }>(
      world.business.id,
      'select next_fetch_at from outside_calendar where staff_id = $1',
      [bea],
    )) as [{ next_fetch_at: Date }];
    expect(next > world.clock.now()).toBe(true);
    expect(await isRead('2026-06-15T16:00:00Z')).toBe(true);
    const rows = await world.rows(world.business.id, 'select reading_until from outside_calendar where staff_id = $1', [
      bea,
    ]);
    expect(rows).toEqual([{ reading_until: null }]);
  });

  test('are read by hand twelve times a minute together', async () => {
    await connect(mondayAtTen());
    await world.hasAttempts(`outside-calendar:minute:`, 11);
    await actor.must(FetchOutsideCalendar, { staffId: bea });
    expect(await actor.refused(FetchOutsideCalendar, { staffId: bea })).toBe('RATE_LIMITED');
    world.clock.forward(MINUTE);
    await actor.must(FetchOutsideCalendar, { staffId: bea });
    world.clock.set();
  });
});

describe('a calendar that a manager connected for a colleague', () => {
  const outside = async () => (await steps.owner.must(ReadOutsideCalendar, { staffId: bea })).outsideCalendar;

  test('ends with the rights of the manager', async () => {
    const manager = await world.business.as(Role.MANAGER);
    const mia = await steps.member('Mia');
    await world.business.worksAs(manager, mia);
    await changeStaff(world.business, mia, { role: Role.MANAGER });
    await connect(mondayAtTen(), manager);
    expect(await outside()).not.toBeNull();
    await changeStaff(world.business, mia, { role: Role.STAFF });
    expect(await outside()).toBeNull();
    expect(await steps.owner.refused(FetchOutsideCalendar, { staffId: bea })).toBe('NOT_FOUND');
    server.asked.length = 0;
    await runDue();
    expect(server.asked).toEqual([]);
    expect(await busy()).toEqual([]);
  });

  test('is not read under a plan without booking', async () => {
    await connect(mondayAtTen());
    await world.business.change({ plan: Plan.STANDARD });
    server.asked.length = 0;
    await runDue();
    expect(server.asked).toEqual([]);
    expect(await actor.refused(FetchOutsideCalendar, { staffId: bea })).toBe('INVALID_PLAN');
    await world.business.change({ plan: Plan.PLUS });
    await runDue();
    expect(server.asked).toHaveLength(1);
  });
});

test('strangers see busy times elsewhere as taken', async () => {
  await connect(mondayAtTen());
  const { bookedTimes } = await world.anonymous.must(BookedTimes, { businessId: world.business.id });
  expect(bookedTimes).toEqual([{ startsAt: bookings.at('10:00'), endsAt: bookings.at('11:00') }]);
});

test('calendars that are due at once do not stay together', () => {
  const now = new Date('2026-06-15T16:00:00Z');
  const minutes = Array.from({ length: 50 }, (_, id) =>
    Math.round((nextFetch(now, { id: String(4_294_967_297 + id), failures: 0 }).getTime() - now.getTime()) / MINUTE),
  );
  expect(new Set(minutes).size).toBeGreaterThan(5);
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(25);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(35);
});
