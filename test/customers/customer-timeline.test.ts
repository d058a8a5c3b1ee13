import { beforeEach, describe, expect, test } from '@jest/globals';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { CheckIn } from '../check-ins/check-in.generated.js';
import type { Actor } from '../world/Actor.js';
import { deliverEverything, plantOwnerName, plantReply, plantTexts, plantVisit } from '../world/plant.js';
import { addMember } from '../staff/staff-steps.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import {
  AddPerson,
  ArchiveCustomers,
  CorrectCustomer,
  CustomerTimeline,
  RegisterCustomer,
  RestoreCustomers,
} from './customers.generated.js';
import { mergeStepsOf } from './merge-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const { change, merge, undo } = mergeStepsOf(() => world.business);
let ann: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

const owner = () => world.business.owner;
const page = async (variables: object = {}, actor: Actor = owner()) =>
  (await actor.must(CustomerTimeline, { id: ann.id, ...variables })).customerTimeline;
const changes = async (customer: { id: string } = ann) =>
  (await page({ id: customer.id })).items.flatMap(({ change: entry }) =>
    entry ? [`${entry.by}: ${[entry.action, ...entry.fields].join(' ')}`] : [],
  );

describe('the timeline of a customer', () => {
  test('joins check-ins, messages, texts and changes, latest first', async () => {
    await plantVisit(world.business, ann.id, {
      at: '2026-01-01T10:00Z',
      status: CheckInStatus.SEATED,
      rating: 4,
      ratedAt: '2026-01-01T12:00Z',
    });
    await change(ann, { notes: 'Left-handed' });
    world.clock.forward(1000);
    const { id: staffId } = await addMember(owner(), { firstName: 'Maya' });
    const entry = await world.business.checkIn(ann, { partySize: 3, staffId });
    world.clock.forward(1000);
    await plantTexts(world.business, ann.id, 1);
    await deliverEverything(world.business, 'Your table is ready');
    await plantReply(world.business, entry.id, 'On my way', ann.phone);
    const { items, cursor } = await page();
    expect(cursor).toBeNull();
    expect(items.map(({ kind }) => kind)).toEqual(['REPLY', 'CHECK_IN', 'CHANGE', 'MESSAGE', 'CHECK_IN']);
    expect(items[0]).toMatchObject({ reply: { text: 'On my way' }, checkIn: null, change: null });
    expect(items[1]).toMatchObject({
      id: entry.id,
      checkIn: {
        status: 'CHECKED_IN',
        partySize: 3,
        cancelBy: null,
        products: [],
        staff: 'Maya Ray',
        askedForStaff: false,
        rating: null,
      },
    });
    expect(items[3]).toMatchObject({
      message: { about: 'call-up', channel: 'TEXT', state: 'DELIVERED', text: 'Your table is ready', why: null },
    });
    expect(items[4]).toMatchObject({ checkIn: { status: 'SEATED', rating: 4 } });
  });

  test('comes page by page, each entry once, ties included', async () => {
    await plantTexts(world.business, ann.id, 40);
    for (let visit = 1; visit <= 20; visit += 1)
      await plantVisit(world.business, ann.id, {
        at: new Date(world.clock.now().getTime() - visit * 60 * 60 * 1000),
        status: CheckInStatus.SEATED,
      });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { items, cursor }: Awaited<ReturnType<typeof page>> = await page({ after, first: 7 });
      seen.push(...items.map(({ kind, id }) => `${kind} ${id}`));
      after = cursor;
    } while (after);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
    expect((await page()).items).toHaveLength(25);
    expect(await owner().refused(CustomerTimeline, { id: ann.id, after: 'x' })).toBe('INVALID_INPUT');
  });

  test('keeps who changed the record from the front desk, and all of it from other businesses', async () => {
    await change(ann, { notes: 'Left-handed' });
    await world.business.checkIn(ann);
    const host = await world.business.as(Role.FRONT_DESK);
    expect((await page({}, host)).items.map(({ kind }) => kind)).toEqual(['CHECK_IN']);
    expect((await page({}, await world.business.as(Role.MANAGER))).items).toHaveLength(2);
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    expect(await other.owner.refused(CustomerTimeline, { id: ann.id })).toBe('NOT_FOUND');
  });

  test('holds no deleted check-ins', async () => {
    await plantVisit(world.business, ann.id, {
      at: '2026-01-01T10:00Z',
      status: CheckInStatus.SEATED,
      deletedAt: world.clock.now(),
    });
    expect((await page()).items).toEqual([]);
  });
});

describe('who did what', () => {
  test('names people by their name here, and fields without values', async () => {
    const manager = await world.business.as(Role.MANAGER);
    const input = { firstName: 'Bea', lastName: 'Cruz', phone: '2125550143' };
    const { registerCustomer } = await manager.must(RegisterCustomer, { input });
    await change(registerCustomer, { notes: 'Secret', tags: ['VIP'] });
    await owner().must(CorrectCustomer, {
      id: registerCustomer.id,
      input: { firstName: 'Beatrice', lastName: 'Cruz', birthMonth: 1, birthDay: 2 },
    });
    await owner().must(ArchiveCustomers, { ids: [registerCustomer.id, ann.id] });
    await owner().must(ArchiveCustomers, { ids: [registerCustomer.id] });
    await owner().must(RestoreCustomers, { ids: [ann.id] });
    await plantOwnerName('Olga', 'Sand');
    expect(await changes(registerCustomer)).toEqual([
      'Olga Sand: customer.archive',
      'Olga Sand: customer.correct firstName birthMonth birthDay',
      'Olga Sand: customer.change notes tags',
      'Rosa Diaz: customer.add',
    ]);
    expect((await changes(ann)).map((line) => line.split(': ')[1])).toEqual(['customer.restore', 'customer.archive']);
  });

  test('calls a kiosk and the machine what they are', async () => {
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    const kiosk = await world.business.kiosk();
    const { handle } = (await kiosk.must(AddPerson, { input: { firstName: 'Ann', lastName: 'Lee', phone: ann.phone } }))
      .addPerson;
    await kiosk.must(CheckIn, { input: { handle } });
    expect((await changes())[0]).toBe('Kiosk: customer.restore');
  });

  test('has a merge once, and what became of each record', async () => {
    const anne = await world.business.customer('Anne', 'Lee');
    await change(anne, { notes: 'Left-handed' });
    const merged = await merge(ann, anne);
    expect((await changes()).map((line) => line.split(': ')[1])).toEqual([
      'customer.merge notes',
      'customer.change notes',
    ]);
    expect(await changes(anne)).toEqual(await changes());
    await undo(merged);
    expect((await changes(anne)).map((line) => line.split(': ')[1])).toEqual([
      'customer.undo-merge',
      'customer.change notes',
    ]);
  });
});
