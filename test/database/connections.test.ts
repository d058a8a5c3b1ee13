import { expect, test } from '@jest/globals';
import { poolOf } from '../../server/core/database/data-source.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });

test('a connection has a listener for its end at the moment it is handed over, new or used', async () => {
  const pool = poolOf(world.app.dependencies.source);
  const listeners = () =>
    new Promise<number>((resolve, reject) => {
      pool.connect((error, client, release) => {
        if (error || !client) return reject(error!);
        resolve(client.listenerCount('error'));
        release();
      });
    });
  expect(await listeners()).toBeGreaterThan(0);
  expect(await listeners()).toBeGreaterThan(0);
});
