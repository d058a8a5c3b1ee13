import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { steadyPace } from '../check-ins/paces.js';
import { LeaveQueue } from '../check-ins/place-in-line.generated.js';
import {
  NextOverdue,
  OverdueParties,
  Queue,
  QueueCounts,
  QueueNews,
  type QueueQueryVariables,
} from '../check-ins/queue.generated.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { useWorld } from '../world/use-world.js';
import { Parties, type Party } from './Parties.js';

const MINUTE = 60_000;
const world = useWorld({ plan: Plan.STANDARD });
let parties: Parties;
let [ann, bea, cat]: Party[] = [];

const part = async (variables: Partial<QueueQueryVariables>) =>
  (await world.business.owner.must(Queue, variables)).queue.items.map(({ customer }) => customer.firstName);
const counts = async () => (await world.business.owner.must(QueueCounts)).queueCounts;

beforeEach(async () => {
  parties = new Parties(world);
  await world.business.hasPace(steadyPace(world.clock.now(), 20));
  [ann, bea, cat] = [await parties.party('Ann'), await parties.party('Bea'), await parties.party('Cat')];
  for (const { id } of [ann, bea, cat]) await parties.callUp(id);
  await parties.deliverAll();
});

test('overdue is who waits longer than they were told, and than the time that they asked for', async () => {
  const told = await world.rows<{ high: number }>(
    world.business.id,
    'select quote_high as high from check_in order by id',
  );
  const [annWas, catWas] = [told[0]!.high, told[2]!.high];
  expect(annWas).toBeGreaterThan(0);
  world.clock.forward((Math.max(annWas, catWas) - 5) * MINUTE);
  for (const { phone } of [ann, cat]) await parties.texts(phone, '10 more minutes');
  expect([await part({ part: 'OVERDUE' }), (await counts()).overdue]).toEqual([[], 0]);
  world.clock.forward(10 * MINUTE);
  expect(await part({ part: 'OVERDUE' })).toEqual([]);
  world.clock.forward(1000);
  expect([await part({ part: 'OVERDUE' }), (await counts()).overdue]).toEqual([['Ann', 'Cat'], 2]);
});

test('a row says when it becomes overdue, by what its party was told and asked for', async () => {
  const overdueAt = async () =>
    (await world.business.owner.must(OverdueParties)).queue.items.flatMap((item) => item.overdueAt ?? []);
  expect(await overdueAt()).toEqual([]);
  const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * MINUTE).toISOString();
  for (const party of [ann, bea, cat]) await world.business.changeCheckIn(party, { quoteLow: 15, quoteHigh: 20 });
  for (const { phone } of [ann, cat]) await parties.texts(phone, '10 more minutes');
  await parties.texts(cat.phone, '25 more minutes');
  expect(await overdueAt()).toEqual([inMinutes(20), inMinutes(25)]);
});

test('the counts say when the next party becomes overdue', async () => {
  const next = async () => (await world.business.owner.must(NextOverdue)).queueCounts.nextOverdueAt;
  expect(await next()).toBeNull();
  const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * MINUTE).toISOString();
  for (const party of [ann, cat]) await world.business.changeCheckIn(party, { quoteLow: 15, quoteHigh: 20 });
  for (const [{ phone }, minutes] of [
    [ann, 25],
    [cat, 30],
  ] as const)
    await parties.texts(phone, `${minutes} more minutes`);
  const [first, second] = [inMinutes(25), inMinutes(30)];
  expect(await next()).toBe(first);
  world.clock.forward(25 * MINUTE);
  expect(await next()).toBe(first);
  world.clock.forward(1);
  expect(await next()).toBe(second);
  world.clock.forward(6 * MINUTE);
  expect(await next()).toBeNull();
});

test('a party that was told no wait is never overdue', async () => {
  await world.business.changeCheckIn(ann, { quoteLow: null, quoteHigh: null });
  await parties.texts(ann.phone, '10 more minutes');
  world.clock.forward(30 * MINUTE);
  expect([await part({ part: 'OVERDUE' }), (await counts()).overdue]).toEqual([[], 0]);
});

test('its news are who wrote or left by themselves within 10 minutes, in any tab', async () => {
  const news = async () =>
    (await world.business.owner.must(QueueNews)).queueNews.map(({ customer, status }) => [customer.firstName, status]);
  await parties.texts(ann.phone, 'Is there parking?');
  world.clock.forward(MINUTE);
  await world.anonymous.must(LeaveQueue, { publicId: bea.publicId });
  const { version } = (await world.business.owner.must(Queue)).queue.items.find(({ id }) => id === cat.id)!;
  await world.business.owner.must(SetCheckInStatus, { id: cat.id, status: 'CANCELED', version });
  expect(await news()).toEqual([
    ['Bea', 'CANCELED'],
    ['Ann', 'READY'],
  ]);
  expect([(await counts()).replies, await part({ filter: 'ALL', part: 'REPLIES' })]).toEqual([1, ['Ann']]);
  world.clock.forward(10 * MINUTE);
  expect(await news()).toEqual([]);
});
