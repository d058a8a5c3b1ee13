import { describe, expect, test } from '@jest/globals';
import { enforceRateLimit } from '../../server/core/access/rate-limit.js';
import { transaction } from '../../server/core/database/transaction.js';
import type { Refusal } from '../../server/core/Refusal.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });

const ALLOWED = { max: 3, windowMs: 60_000 };
const tryOnce = (key = 'door:1'): Promise<Refusal | null> =>
  transaction(world.app.dependencies.source, { tenant: null }, (db) =>
    enforceRateLimit(db, key, ALLOWED, world.clock.now()),
  ).then(
    () => null,
    (error: Refusal) => error,
  );

describe('the limit of tries', () => {
  test('lets as many through as are allowed, then says when to come back', async () => {
    for (let count = 0; count < 3; count += 1) expect(await tryOnce()).toBeNull();
    world.clock.forward(20_000);
    expect(await tryOnce()).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 40 } });
  });

  test('begins anew once the window is over', async () => {
    for (let count = 0; count < 4; count += 1) await tryOnce();
    world.clock.forward(59_999);
    expect(await tryOnce()).not.toBeNull();
    world.clock.forward(1);
    expect(await tryOnce()).toBeNull();
  });

  test('of a clock that was an hour ahead does not outlive its mistake', async () => {
    world.clock.forward(3_600_000);
    for (let count = 0; count < 4; count += 1) await tryOnce();
    world.clock.forward(-3_600_000);
    expect(await tryOnce()).toBeNull();
    // Clocks of two processes differ a little: that is no mistake.
    for (let count = 0; count < 3; count += 1) await tryOnce();
    world.clock.forward(-30_000);
    expect(await tryOnce()).not.toBeNull();
  });

  test('counts every key for itself', async () => {
    for (let count = 0; count < 4; count += 1) await tryOnce();
    expect(await tryOnce('door:2')).toBeNull();
  });

  test('of 20 parallel tries lets exactly the allowed ones through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryOnce()));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(3);
  });
});
