import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FORGET_RATE_LIMITS } from '../../server/core/access/forget-rate-limits.js';
import { FORGET_EXPIRED } from '../../server/domain/accounts/forget-expired.js';
import { openWorld, type World } from '../world/World.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.empty();
});
afterAll(() => world.close());

const forget = async () => {
  await world.runJob(FORGET_EXPIRED, null, {});
  await world.runJob(FORGET_RATE_LIMITS, null, {});
};

test('limits and sessions are forgotten a day after their time, and no sooner', async () => {
  const shop = await world.aBusiness();
  await world.rows(null, `insert into rate_limit (key, window_start, used) values ('old', $1, 1) returning key`, [
    world.clock.now(),
  ]);
  world.clock.forward(24 * 3_600_000);
  await forget();
  expect(await world.rows(null, 'select key from rate_limit')).toHaveLength(1);
  world.clock.forward(1000);
  await forget();
  expect(await world.rows(null, 'select key from rate_limit')).toEqual([]);
  expect((await shop.owner.must('{ viewer { firstName } }')).viewer).not.toBeNull();
  world.clock.forward(32 * 24 * 3_600_000);
  await forget();
  expect(await world.rows(null, 'select id from session')).toEqual([]);
});
