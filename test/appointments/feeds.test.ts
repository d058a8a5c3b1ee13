import { beforeEach, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import { changeStaff, makeRequest } from '../world/change-calendar.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { DeleteAppointments, SetAppointmentFlag, UpdateAppointment } from './appointments.generated.js';
import { EndCalendarFeed, NewCalendarFeed, ReadCalendarFeed } from './feeds.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new AppointmentSteps(world);
const MINUTE = 60_000;
let maya: string;
let leo: string;
/** Signed in as Maya, in the role Staff. */
let actor: Actor;

beforeEach(async () => {
  maya = await steps.member('Maya');
  leo = await steps.member('Leo');
  actor = await world.business.as(Role.STAFF);
  await world.business.worksAs(actor, maya);
});

const pathOf = (address: string) => new URL(address).pathname;
async function newFeed(staffId: string | null, by: Actor = steps.owner) {
  const { newCalendarFeed } = await by.must(NewCalendarFeed, { staffId });
  return pathOf(newCalendarFeed.address);
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${world.url}${path}`, { headers });

/** The entries of a feed as another program reads them. */
async function entriesOf(path: string) {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as never);
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: String(event.getFirstPropertyValue('status')),
    summary: String(event.getFirstPropertyValue('summary')),
    description: String(event.getFirstPropertyValue('description') ?? ''),
    start: String(event.getFirstPropertyValue('dtstart')),
    end: String(event.getFirstPropertyValue('dtend')),
    modified: String(event.getFirstPropertyValue('last-modified')),
  }));
}
const summaries = async (path: string) => (await entriesOf(path)).map(({ summary }) => summary);

describe('a feed', () => {
  test('of a staff member has what is theirs, with names and items, and of nobody else', async () => {
    const cut = await world.business.hasProduct();
    const both = await steps.add({
      parts: [
        { staffId: maya, productIds: [cut.id], minutes: 30 },
        { staffId: leo, minutes: 60 },
      ],
      notes: 'Likes tea',
    });
    await steps.add({ startsAt: steps.at('13:00'), parts: [{ staffId: leo, minutes: 30 }] });
    await steps.add({ startsAt: steps.at('15:00'), parts: [{ minutes: 30 }] });
    await steps.add({
      startsAt: steps.at('18:00'),
      isEvent: true,
      title: 'Closing; party, "all"',
      parts: [{ staffId: null, minutes: 60 }],
    });
    const path = await newFeed(maya, actor);
    const [row] = await world.rows<{ uuid: string }>(world.business.id, 'select uuid from appointment where id = $1', [
      both.id,
    ]);
    const [first, ...others] = await entriesOf(path);
    expect(first).toEqual({
      uid: expect.stringMatching(/^[0-9a-f]{32}@greeter$/),
      sequence: 1,
      status: 'CONFIRMED',
      summary: `${both.customer!.firstName} ${(await world.rows<{ last_name: string }>(world.business.id, 'select last_name from customer limit 1'))[0]!.last_name}`,
      description: both.parts[0]!.products[0]!.name,
      start: '2026-06-16T14:00:00Z',
      end: '2026-06-16T14:30:00Z',
      modified: '2026-06-15T16:00:00Z',
    });
    expect(others.map(({ summary }) => summary)).toEqual(['Closing; party, "all"']);
    const text = await (await get(path)).text();
    // The uuid is the key to the forms of the appointment.
    expect(text).not.toContain(row!.uuid);
    expect(text).not.toContain('tea');
    expect(text).not.toContain(both.customer!.phone);
    const all = await entriesOf(await newFeed(null));
    expect(all).toHaveLength(4);
    expect(all[0]).toMatchObject({
      end: '2026-06-16T15:30:00Z',
      description: expect.stringContaining('Leo Lin, Maya Lin'),
    });
  });

  test('follows what becomes of an appointment', async () => {
    const { id } = await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    const path = await newFeed(maya);
    const before = (await entriesOf(path))[0]!;
    world.clock.forward(5 * MINUTE);
    await steps.owner.must(UpdateAppointment, { id, input: { startsAt: steps.at('11:00') }, version: 1 });
    const [moved] = await entriesOf(path);
    expect(moved).toMatchObject({ uid: before.uid, start: '2026-06-16T15:00:00Z', modified: '2026-06-15T16:05:00Z' });
    expect(moved!.sequence).toBeGreaterThan(before.sequence);
    await steps.owner.must(SetAppointmentFlag, { id, flag: 'CANCELED', version: 2 });
    expect(await entriesOf(path)).toEqual([]);
    await steps.owner.must(SetAppointmentFlag, { id, flag: 'CONFIRMED', version: 3 });
    await makeRequest(world.business, id);
    expect(await entriesOf(path)).toMatchObject([
      { status: 'TENTATIVE', summary: expect.stringMatching(/^Requested: /) },
    ]);
    await steps.owner.must(DeleteAppointments, { ids: [id] });
    expect(await entriesOf(path)).toEqual([]);
  });

  test('tells ten items of an appointment, and that there are more', async () => {
    const productIds: string[] = [];
    for (let number = 1; number <= 12; number += 1)
      productIds.push((await world.business.hasProduct(`Step ${number}`, `Steps ${number}`)).id);
    await steps.add({ parts: [{ staffId: maya, productIds, minutes: 60 }] });
    const [entry] = await entriesOf(await newFeed(maya));
    expect(entry!.description).toBe(
      'Step 1, Step 2, Step 3, Step 4, Step 5, Step 6, Step 7, Step 8, Step 9, Step 10, …',
    );
  });

  test('begins 30 days ago and ends in a year', async () => {
    const add = (date: string) =>
      steps.add({
        startsAt: steps.at('10:00', date),
        isEvent: true,
        title: date,
        parts: [{ staffId: null, minutes: 30 }],
      });
    for (const date of ['2026-06-16', '2027-06-14', '2027-06-17']) await add(date);
    const path = await newFeed(null);
    expect(await summaries(path)).toEqual(['2026-06-16', '2027-06-14']);
    world.clock.forward(29 * 24 * 60 * MINUTE);
    expect(await summaries(path)).toContain('2026-06-16');
    world.clock.forward(3 * 24 * 60 * MINUTE);
    expect(await summaries(path)).not.toContain('2026-06-16');
  });

  test('is sent again only if it changed', async () => {
    const path = await newFeed(null);
    const first = await get(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag')!;
    world.clock.forward(MINUTE);
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
    await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('speaks the language of who made it', async () => {
    await steps.add({ isEvent: true, parts: [{ staffId: null, minutes: 30 }] });
    const { data } = await steps.owner.ask(NewCalendarFeed, {}, { 'Accept-Language': 'es' });
    expect(await summaries(pathOf(data!.newCalendarFeed.address))).toEqual(['Evento']);
  });
});

describe('the address', () => {
  test('is told once, and says when it was last read', async () => {
    expect((await actor.must(ReadCalendarFeed, { staffId: maya })).calendarFeed).toBeNull();
    const path = await newFeed(maya, actor);
    const known = { staffId: maya, createdAt: '2026-06-15T16:00:00.000Z' };
    expect((await actor.must(ReadCalendarFeed, { staffId: maya })).calendarFeed).toEqual({
      ...known,
      lastUsedAt: null,
    });
    world.clock.forward(MINUTE);
    await get(path);
    world.clock.forward(MINUTE / 2);
    await get(path);
    expect((await actor.must(ReadCalendarFeed, { staffId: maya })).calendarFeed).toEqual({
      ...known,
      lastUsedAt: '2026-06-15T16:01:00.000Z',
    });
    const rows = await world.rows(world.business.id, 'select * from calendar_feed');
    expect(JSON.stringify(rows)).not.toContain(/(gf_[^.]+)/.exec(path)![1]);
  });

  test('is void after a new one, and after it was removed', async () => {
    const first = await newFeed(maya, actor);
    const second = await newFeed(maya, actor);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    await actor.must(EndCalendarFeed, { staffId: maya });
    expect((await get(second)).status).toBe(404);
  });

  test('ends with the access of its staff member, for good', async () => {
    const path = await newFeed(maya, actor);
    await changeStaff(world.business, maya, { archivedAt: world.clock.now() });
    expect((await get(path)).status).toBe(404);
    await changeStaff(world.business, maya, { archivedAt: null });
    expect((await get(path)).status).toBe(200);
    const other = await world.business.as(Role.STAFF);
    await changeStaff(world.business, maya, { accountId: null });
    expect((await get(path)).status).toBe(404);
    await world.business.worksAs(other, maya);
    expect((await get(path)).status).toBe(404);
  });

  test('of the business ends with the rights of who made it', async () => {
    const manager = await world.business.as(Role.MANAGER);
    await world.business.worksAs(manager, leo);
    await changeStaff(world.business, leo, { role: Role.MANAGER });
    const path = await newFeed(null, manager);
    const ofMaya = await newFeed(maya, manager);
    expect([(await get(path)).status, (await get(ofMaya)).status]).toEqual([200, 200]);
    await changeStaff(world.business, leo, { role: Role.FRONT_DESK });
    expect([(await get(path)).status, (await get(ofMaya)).status]).toEqual([404, 404]);
    expect((await steps.owner.must(ReadCalendarFeed)).calendarFeed).toBeNull();
  });

  test('is one’s own, or anybody’s for managers; who does not sign in has none', async () => {
    const codeOf = async (by: Actor, staffId: string | null) =>
      (await by.ask(NewCalendarFeed, { staffId })).errors?.[0]!.extensions.code ?? null;
    expect(await codeOf(actor, maya)).toBeNull();
    expect(await codeOf(actor, leo)).toBe('NOT_FOUND');
    expect(await codeOf(actor, null)).toBe('FORBIDDEN');
    expect(await codeOf(steps.owner, maya)).toBeNull();
    expect(await codeOf(steps.owner, leo)).toBe('CONFLICT');
    expect(await codeOf(steps.owner, 'x')).toBe('NOT_FOUND');
    const path = await newFeed(maya, actor);
    await world.business.change({ plan: Plan.STANDARD });
    expect(await codeOf(actor, maya)).toBe('INVALID_PLAN');
    expect((await get(path)).status).toBe(404);
  });

  test('that is guessed answers nobody, and is limited', async () => {
    const path = await newFeed(null);
    const wrong = path.replace(/.{6}\.ics$/, 'AAAAAA.ics');
    expect((await get(wrong)).status).toBe(404);
    expect((await get('/calendar/nonsense.ics')).status).toBe(404);
    await world.hasAttempts('calendar-feed:wrong:', 60);
    expect((await get(wrong)).status).toBe(429);
    expect((await get(path)).status).toBe(200);
    await world.hasAttempts('calendar-feed:', 60);
    expect((await get(path)).status).toBe(429);
  });
});
