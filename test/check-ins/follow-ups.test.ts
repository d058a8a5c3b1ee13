import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { MEASURE_PACE } from '../../server/domain/check-ins/check-in-jobs.js';
import { measurePace } from '../../server/domain/check-ins/waits/pace-of-visits.js';
import { askAsSuperuser } from '../setup/database.js';
import type { MadeCheckIn, TestBusiness } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { openWorld, type World } from '../world/World.js';
import { setStatus } from './call-ups.js';

const HOUR_MS = 3_600_000;

let world: World;
let shop: TestBusiness;
let first: MadeCheckIn;
let second: MadeCheckIn;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  world.clock.set(new Date().toISOString());
  shop = await world.aBusiness({ plan: Plan.BUSINESS });
  [first, second] = [await shop.checkIn(), await shop.checkIn()];
  await shop.checkIn();
});

/** A job is written anew each time it is asked for; its revision counts that. */
const jobs = () =>
  askAsSuperuser('select key, revision from graphile_worker._private_jobs order by key collate "C"') as Promise<
    { key: string; revision: number }[]
  >;
const keys = async () => (await jobs()).map(({ key }) => key);

describe('a change of status', () => {
  test('asks for no job that waits already', async () => {
    await setStatus(shop, first, 'SEATED');
    const before = await jobs();
    expect(before.map(({ key }) => key)).toEqual(
      ['ask-unseated', 'measure-pace', 'tell-close-later', 'tell-close'].map((job) => `${job}:${shop.id}`),
    );
    await setStatus(shop, second, 'SEATED');
    expect(await jobs()).toEqual(before);
  });

  test('looks for nobody who is close where nobody is to be told', async () => {
    await world.rows(shop.id, 'update check_in set close_told_at = created_at');
    await setStatus(shop, first, 'SEATED');
    expect(await keys()).not.toContain(`tell-close:${shop.id}`);
  });

  test('has the pace measured when a minute is over', async () => {
    const measuredAt = world.clock.now();
    const visits = Array.from({ length: 20 }, () => ({
      at: measuredAt,
      hour: 12,
      waitMinutes: 5,
      partiesAhead: 1,
      partySize: 2,
    }));
    await world.rows(shop.id, 'update check_in_app set pace = $1', [
      JSON.stringify(measurePace(visits, 'America/New_York', measuredAt)),
    ]);
    await setStatus(shop, first, 'SEATED');
    expect(await world.jobs(MEASURE_PACE.name)).toMatchObject([{ runAt: new Date(measuredAt.getTime() + 60_000) }]);
  });

  test('of a party that was seated late asks for its feedback by a job of its own: the one of the business may have passed it', async () => {
    world.clock.forward(2 * HOUR_MS + 1000);
    await setStatus(shop, first, 'SEATED');
    expect(await keys()).toContain(`ask-feedback:${first.id}`);
    await setStatus(shop, second, 'SEATED');
    expect(await keys()).toContain(`ask-feedback:${second.id}`);
  });

  test('brings the job that finds it where feedback was switched on meanwhile', async () => {
    await askAsSuperuser('delete from graphile_worker._private_jobs');
    world.clock.forward(HOUR_MS);
    await setStatus(shop, first, 'SEATED');
    expect(await world.jobs('ask-unseated')).toMatchObject([
      { payload: { businessId: shop.id }, runAt: new Date(world.clock.now().getTime() + 2 * HOUR_MS) },
    ]);
  });
});

describe('a job that is asked for once', () => {
  const AVAILABLE = 'select id from graphile_worker._private_jobs where is_available for update skip locked';
  const WAITING = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const ask = (runAt: Date | null) => ({ runAt, key: 'some-key', once: true });

  beforeEach(() => askAsSuperuser('delete from graphile_worker._private_jobs'));

  test('is taken by no worker before all who asked for it have committed', async () => {
    await world.inContext(shop.id, async (context) => context.enqueue(MEASURE_PACE, {}, ask(null)));
    await world.inContext(shop.id, async (context) => {
      context.enqueue(MEASURE_PACE, {}, ask(new Date(Date.now() + HOUR_MS)));
      await context.db.rows('select 1 as one');
      expect(await askAsSuperuser(AVAILABLE)).toEqual([]);
    });
    expect(await askAsSuperuser(AVAILABLE)).toHaveLength(1);
  });

  test('is another one while it runs', async () => {
    const enqueue = () => world.inContext(shop.id, async (context) => context.enqueue(MEASURE_PACE, {}, ask(null)));
    await enqueue();
    await askAsSuperuser(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'`);
    await enqueue();
    expect(await askAsSuperuser(AVAILABLE)).toHaveLength(1);
  });

  test('keeps the earliest time, also of two who ask at once', async () => {
    const [soon, late] = [1, 2].map((hours) => new Date(Date.now() + hours * HOUR_MS)) as [Date, Date];
    for (const order of [
      [soon, late],
      [late, soon],
    ]) {
      await askAsSuperuser('delete from graphile_worker._private_jobs');
      let other: Promise<void> | undefined;
      await world.inContext(shop.id, async (context) => {
        context.enqueue(MEASURE_PACE, {}, ask(order[0]!));
        await context.db.rows('select 1 as one');
        other = world.inContext(shop.id, async (next) => next.enqueue(MEASURE_PACE, {}, ask(order[1]!)));
        await until(async () => (await askAsSuperuser(WAITING)).length > 0, 'the second to wait for the first');
      });
      await other;
      expect(await world.jobs(MEASURE_PACE.name)).toMatchObject([{ runAt: soon }]);
    }
  });
});
