import { expect, test } from '@jest/globals';
import { FORGET_EVENTS } from '../../server/adapters/webhooks/forget-events.js';
import { FORGET_RATE_LIMITS } from '../../server/core/access/forget-rate-limits.js';
import { FORGET_EXPIRED } from '../../server/domain/accounts/forget-expired.js';
import { useWorld } from '../world/use-world.js';
import { ReadViewer } from '../accounts/sign-in.generated.js';
import { plantAttempts, plantProviderEvent } from '../world/plant.js';

const world = useWorld({ business: false });

const forget = async () => {
  await world.runJob(FORGET_EXPIRED, null, {});
  await world.runJob(FORGET_RATE_LIMITS, null, {});
  await world.runJob(FORGET_EVENTS, null, {});
};

test('limits are forgotten after two days, sessions a day after their time, and no sooner', async () => {
  const business = await world.aBusiness();
  await plantAttempts(world, 'old', 1);
  world.clock.forward(2 * 24 * 3_600_000);
  await forget();
  expect(await world.rows(null, 'select key from rate_limit')).toHaveLength(1);
  world.clock.forward(1000);
  await forget();
  expect(await world.rows(null, 'select key from rate_limit')).toEqual([]);
  expect((await business.owner.must(ReadViewer)).viewer).not.toBeNull();
  world.clock.forward(32 * 24 * 3_600_000);
  await forget();
  expect(await world.rows(null, 'select id from session')).toEqual([]);
});

test('events of providers are forgotten two weeks after they came, and no sooner', async () => {
  await plantProviderEvent(world, 'SM1');
  world.clock.forward(14 * 24 * 3_600_000);
  await forget();
  expect(await world.rows(null, 'select event_id from provider_event')).toHaveLength(1);
  world.clock.forward(1000);
  await forget();
  expect(await world.rows(null, 'select event_id from provider_event')).toEqual([]);
});
