import { expect, test } from '@jest/globals';
import { poolOf } from '../../server/core/database/data-source.js';
import { DatabaseClock } from '../../server/core/database/DatabaseClock.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });
const MINUTE_MS = 60_000;

/** The clock of a process whose own clock is wrong by so much. */
async function clockOf(wrongByMs: number): Promise<DatabaseClock> {
  const { source, log } = world.app.dependencies;
  const clock = new DatabaseClock(poolOf(source), log, { now: () => new Date(Date.now() + wrongByMs) });
  await clock.start();
  clock.stop();
  return clock;
}

test('two processes whose own clocks are three minutes apart agree on the time, which is the database’s', async () => {
  const early = await clockOf(-1.5 * MINUTE_MS);
  const late = await clockOf(1.5 * MINUTE_MS);
  expect(Math.abs(late.now().getTime() - early.now().getTime())).toBeLessThan(MINUTE_MS);
  expect(Math.abs(late.now().getTime() - Date.now())).toBeLessThan(MINUTE_MS);
});
