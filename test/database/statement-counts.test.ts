import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { readPlaces } from '../../server/domain/check-ins/place-in-line/places.js';
import type { Actor } from '../world/Actor.js';
import { plantAppointment } from '../world/plant-appointments.js';
import { useWorld } from '../world/use-world.js';
import { statementsOf } from './statements.js';
import {
  CountedAddPerson,
  CountedCalendar,
  CountedCheckIn,
  CountedCheckInStatistics,
  CountedProducts,
  CountedPublicCatalogue,
  CountedQueue,
} from './statement-counts.generated.js';

const world = useWorld();

async function parties(count: number): Promise<string[]> {
  const { id } = await world.business.customer();
  const rows = await world.rows<{ public_id: string }>(
    world.business.id,
    `insert into check_in (public_id, customer_id, created_at) select 'party-' || gen_random_uuid(), $1, $2 from generate_series(1, $3::int) returning public_id`,
    [id, world.clock.now(), count],
  );
  return rows.map(({ public_id: publicId }) => publicId);
}

/** Statements of an operation, without the one that reads who asks; BEGIN and COMMIT are none. */
async function countOf(ask: () => Promise<unknown>): Promise<number> {
  const [, ...own] = await statementsOf(ask);
  return own.flat().length;
}

async function handleOf(actor: Actor): Promise<string> {
  return (await actor.must(CountedAddPerson, { phone: world.newPhone() })).addPerson.handle;
}

test('the queue takes as many statements for 200 parties as for 10: two at most', async () => {
  await parties(10);
  const few = await countOf(() => world.business.owner.must(CountedQueue));
  await parties(190);
  let items: unknown[] = [];
  const many = await countOf(async () => {
    items = (await world.business.owner.must(CountedQueue)).queue.items;
  });
  expect([items.length, many]).toEqual([200, few]);
  expect(many).toBeLessThanOrEqual(2);
});

test('a check-in takes three at most, however long the line is', async () => {
  const kiosk = await world.business.kiosk();
  const checkIn = async () => {
    const handle = await handleOf(kiosk);
    return countOf(() => kiosk.must(CountedCheckIn, { handle }));
  };
  const first = await checkIn();
  await parties(50);
  expect(await checkIn()).toBe(first);
  expect(first).toBeLessThanOrEqual(3);
});

test('places in line take two, however many listen', async () => {
  const publicIds = await parties(40);
  const count = (listening: string[]) =>
    world.inContext(world.business.id, async (context) => {
      expect((await readPlaces(context, listening)).size).toBe(listening.length);
      return context.db.statements;
    });
  expect([await count(publicIds.slice(0, 1)), await count(publicIds)]).toEqual([2, 2]);
});

test('places of known parties are read again only where they left the line, and say the same', async () => {
  const publicIds = await parties(6);
  const known: NonNullable<Parameters<typeof readPlaces>[2]> = new Map();
  const read = (links: string[], kept?: typeof known) =>
    world.inContext(world.business.id, (context) => readPlaces(context, links, kept));
  await read(publicIds.slice(1), known);
  const now = world.clock.now();
  const changes = [
    { status: CheckInStatus.SEATED },
    { partySize: 7, rating: 4, ratedAt: now },
    { deletedAt: now },
    { createdAt: new Date(now.getTime() - 5 * 3_600_000) },
  ];
  for (const [index, change] of changes.entries()) {
    const [row] = await world.rows<{ id: string }>(world.business.id, 'select id from check_in where public_id = $1', [
      publicIds[index + 1],
    ]);
    await world.business.changeCheckIn(row!, change);
  }
  let again = new Map<string, unknown>();
  const [statements] = await statementsOf(async () => {
    again = await read(publicIds, known);
  });
  expect([again.size, again]).toEqual([5, await read(publicIds)]);
  const lists = statements!.map(({ values }) => values.filter(Array.isArray).map((list) => list.length));
  expect(lists).toEqual([[], [3, 1]]);
});

test('a calendar with who has checked in takes four, for 40 appointments as for one', async () => {
  await world.business.change({ plan: Plan.PLUS });
  const { id } = await world.business.customer();
  const arrives = async () => {
    const appointmentId = await plantAppointment(world.business, { customerId: id });
    await world.rows(
      world.business.id,
      `insert into check_in (public_id, customer_id, created_at, appointment_id, appointed_at) select 'party-' || gen_random_uuid(), $1, $2, a.id, a.starts_at from appointment a where a.id = $3`,
      [id, world.clock.now(), appointmentId],
    );
  };
  const count = async (checkedIn: number) => {
    let found: { checkIn: unknown }[] = [];
    const statements = await countOf(async () => {
      found = (await world.business.owner.must(CountedCalendar, { firstDate: '2026-06-15' })).calendar.appointments;
    });
    expect(found.filter(({ checkIn }) => checkIn)).toHaveLength(checkedIn);
    return statements;
  };
  await arrives();
  expect(await count(1)).toBe(4);
  for (let more = 0; more < 39; more += 1) await arrives();
  expect(await count(40)).toBe(4);
});

test('statistics take two, for a year as for Today', async () => {
  await parties(20);
  const statistics = (from: string) => countOf(() => world.business.owner.must(CountedCheckInStatistics, { from }));
  await world.rows(world.business.id, `update business set plan = 'plus' where id = $1`, [world.business.id]);
  expect([await statistics('2026-06-15'), await statistics('2025-06-15')]).toEqual([2, 2]);
});

test('the catalogue takes one, for 1,000 items as for one; a visitor one more, for the plan', async () => {
  await world.business.change({ plan: Plan.STANDARD });
  await world.business.hasProduct();
  const visit = () => world.anonymous.must(CountedPublicCatalogue, { businessId: world.business.id });
  await visit(); // the first look is counted, against walks over all businesses
  const both = async () => [
    await countOf(() => world.business.owner.must(CountedProducts)),
    (await statementsOf(visit)).flat().length,
  ];
  expect(await both()).toEqual([1, 2]);
  await world.business.hasProducts(999);
  expect(await both()).toEqual([1, 2]);
  expect((await world.business.owner.must(CountedProducts)).products.items).toHaveLength(1000);
});
