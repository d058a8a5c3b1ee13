import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { Pace } from '../../server/domain/check-ins/waits/pace.js';
import { startJobs } from '../../server/core/jobs/start-jobs.js';
import { TELL_CLOSE } from '../../server/domain/check-ins/check-in-jobs.js';
import { JOBS } from '../../server/modules.js';
import { askAsSuperuser, workerDatabase } from '../setup/database.js';
import type { MadeCheckIn, TestBusiness } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { openWorld, type World } from '../world/World.js';
import { jobsOf, messagesOf, setStatus, TRAIL } from './call-ups.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let world: World;
let shop: TestBusiness;
let next: MadeCheckIn;
let second: MadeCheckIn;
let third: MadeCheckIn;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  world.clock.set('2026-06-15T16:00:00Z');
  shop = await world.aBusiness({ plan: Plan.STANDARD });
  [next, second, third] = [await shop.checkIn(), await shop.checkIn(), await shop.checkIn()];
  // What coming in brings is told in enter-queue.test.ts.
  await askAsSuperuser('delete from graphile_worker._private_jobs');
});

const runJob = () => world.runJob(TELL_CLOSE, shop.id, {});
const told = async () =>
  (await messagesOf(shop)).map(({ template, check_in_id: id }) => {
    expect(template).toBe('getting-close');
    return id;
  });
const laterJobs = async () => (await jobsOf('tell-close')).filter(({ key }) => key.includes('later'));
/** Whoever is behind n others waits for 1 to `high(n)` minutes. */
const pace = (high: (ahead: number) => number) => {
  const ranges = Array.from({ length: 25 }, (_, ahead): [number, number] => [1, high(ahead)]);
  const known: Pace = {
    version: 1,
    visits: 50,
    measuredAt: world.clock.now().toISOString(),
    timeZone: 'America/New_York',
    level: 1,
    hours: Array<number>(24).fill(1),
    sizes: Array<number>(4).fill(1),
    atTheDoor: ranges,
    inLine: ranges,
  };
  return world.rows(shop.id, 'update check_in_app set pace = $1', [JSON.stringify(known)]);
};

describe('a party that is next', () => {
  test('is told once when the one before it is ready', async () => {
    await setStatus(shop, next, 'READY');
    await runJob();
    expect(await told()).toEqual([second.id]);
    expect((await shop.owner.must(TRAIL, { id: second.id })).checkInActivity[0]).toMatchObject({
      kind: 'CLOSE_TOLD',
      by: 'Greeter',
      channel: 'TEXT',
      state: 'QUEUED',
    });
    await runJob();
    expect(await told()).toEqual([second.id]);
    await setStatus(shop, second, 'SEATED');
    await runJob();
    expect(await told()).toEqual([second.id, third.id]);
  });

  test('and was when it checked in knows that: not before two minutes are over', async () => {
    world.clock.forward(2 * MINUTE - SECOND);
    await runJob();
    expect(await told()).toEqual([]);
    world.clock.forward(SECOND);
    await runJob();
    expect(await told()).toEqual([next.id]);
  });

  test('is told at once when it was not next at first, even within two minutes', async () => {
    world.clock.forward(SECOND);
    await setStatus(shop, next, 'CANCELED');
    await runJob();
    expect(await told()).toEqual([second.id]);
  });

  test('is not told while it is held', async () => {
    await setStatus(shop, next, 'READY');
    await world.rows(shop.id, 'update check_in set hold_until = $2 where id = $1', [
      second.id,
      new Date(world.clock.now().getTime() + 10 * MINUTE),
    ]);
    world.clock.forward(10 * MINUTE - SECOND);
    await runJob();
    expect(await told()).toEqual([]);
    world.clock.forward(SECOND);
    await runJob();
    expect(await told()).toEqual([second.id]);
  });

  test('has a position: one that waits for more than 4 hours is not told', async () => {
    world.clock.forward(4 * 60 * MINUTE + SECOND);
    await runJob();
    expect(await told()).toEqual([]);
    expect(await laterJobs()).toEqual([]);
  });
});

describe('a party whose quote falls under 10 minutes', () => {
  test('is told, with all others of whom it is so; at exactly 10 it is not', async () => {
    await pace((ahead) => [5, 9, 10][ahead] ?? 20);
    world.clock.forward(5 * MINUTE);
    await runJob();
    expect(await told()).toEqual([next.id, second.id]);
  });

  test('was told so at check-in: not within two minutes', async () => {
    await pace(() => 9);
    const quick = await shop.checkIn();
    world.clock.forward(2 * MINUTE - SECOND);
    await runJob();
    expect(await told()).toEqual([second.id, third.id]);
    world.clock.forward(SECOND);
    await runJob();
    expect((await told()).sort()).toEqual([next.id, second.id, third.id, quick.id].sort());
  });
});

describe('the job', () => {
  test('two runs at once tell nobody twice', async () => {
    await setStatus(shop, next, 'READY');
    await Promise.all(Array.from({ length: 6 }, runJob));
    expect(await told()).toEqual([second.id]);
    expect(await world.rows(shop.id, 'select used from text_allowance')).toEqual([{ used: 1 }]);
  });

  test('comes back while somebody is to be told, a minute later at the soonest, under a key of its own', async () => {
    await runJob();
    expect(await laterJobs()).toHaveLength(1);
    await setStatus(shop, next, 'SEATED');
    expect((await jobsOf('tell-close')).map(({ key }) => key).sort()).toEqual([
      `tell-close-later:${shop.id}`,
      `tell-close:${shop.id}`,
    ]);
    for (const entry of [second, third]) await setStatus(shop, entry, 'SEATED');
    const before = await laterJobs();
    await runJob();
    expect(await laterJobs()).toEqual(before);
  });

  test('is done by the worker after a change of status', async () => {
    const jobs = await startJobs(await workerDatabase(), world.app.dependencies, JOBS);
    try {
      await setStatus(shop, next, 'SEATED');
      await until(async () => (await messagesOf(shop)).length > 0, 'the text');
      expect(await told()).toEqual([second.id]);
    } finally {
      await jobs.stop();
    }
  });

  test.each([
    [
      'the owner switched it off',
      () => shop.owner.must('mutation { updateCheckInApp(input: { closeTextsEnabled: false }) { closeTextsEnabled } }'),
    ],
    [
      'the plan has no texts any more',
      () => world.rows(shop.id, `update business set plan = 'basic' where id = $1`, [shop.id]),
    ],
  ])('does nothing where %s', async (_why, change) => {
    await setStatus(shop, next, 'READY');
    await change();
    await runJob();
    expect(await messagesOf(shop)).toEqual([]);
    expect(await laterJobs()).toEqual([]);
  });

  test('does not try again whom it could not text, and sends no e-mail instead', async () => {
    await world.rows(shop.id, `insert into text_allowance (month, used) values ('2026-06', 1000)`);
    await world.rows(shop.id, `update customer set email = 'ann@example.com'`);
    await setStatus(shop, next, 'READY');
    await runJob();
    await world.rows(shop.id, 'update text_allowance set used = 0');
    await runJob();
    expect(await messagesOf(shop)).toEqual([]);
  });
});
