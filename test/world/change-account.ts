import type { World } from './World.js';

/** An account has another address. */
export async function changeEmail(world: World, from: string, to: string): Promise<void> {
  await world.rows(null, 'update account set email = $2 where email = $1 returning id', [from, to]);
}
