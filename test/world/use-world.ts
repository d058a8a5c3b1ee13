import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { World, type BusinessOptions, type WorldOptions } from './World.js';

interface Options extends WorldOptions, BusinessOptions {
  /** The time at which each test begins. */
  at?: string | Date;
  /** False where tests make their businesses themselves. */
  business?: false;
  /** The tests look at what `beforeAll` makes: the world is emptied before it, and not before each test. */
  shared?: boolean;
}

/** A world that opens before the tests of this file; each test begins in an empty one with a business, `world.business`. */
export function useWorld({ at, business, shared, name, plan, timeZone, vanityName, ...options }: Options = {}): World {
  const world = new World();
  const begin = async () => {
    await world.empty();
    world.clock.set(at);
    world.business = business === false ? null : await world.aBusiness({ name, plan, timeZone, vanityName });
  };
  beforeAll(async () => {
    await world.open(options);
    if (shared) await begin();
  });
  if (!shared) beforeEach(begin);
  afterAll(() => world.close());
  return world;
}

/** A further world, which the test closes itself. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const world = new World();
  await world.open(options);
  return world;
}
