import { expect, test } from '@jest/globals';
import { StartupError } from '../../server/core/config/startup-errors.js';
import { keepRunning } from '../../server/core/database/embedded-watch.js';
import { until } from '../world/until.js';

/** A database that ends when told to, and starts again only after some failed tries. */
function aDatabase(failures: number) {
  const database = {
    running: true,
    starts: 0,
    isRunning: () => database.running,
    async relaunch() {
      database.starts += 1;
      if (database.starts <= failures) throw new StartupError(`Failure ${database.starts}.`);
      database.running = true;
    },
  };
  return database;
}

test('a database that ended is started again, after failed tries too, each time it ends', async () => {
  const warnings: string[] = [];
  const database = aDatabase(2);
  const watch = keepRunning(database, { log: { warn: (text) => void warnings.push(text) }, pauses: [0, 0, 0] });
  for (const starts of [3, 4]) {
    database.running = false;
    await until(() => database.running, 'the database to run again');
    expect(database.starts).toBe(starts);
  }
  expect(warnings).toEqual([
    'The embedded PostgreSQL ended by itself and is started again',
    'The embedded PostgreSQL did not start again: Failure 1.',
    'The embedded PostgreSQL did not start again: Failure 2.',
    'The embedded PostgreSQL ended by itself and is started again',
  ]);
  await watch.stop();
});

test('the last failure is reported when no try helps', async () => {
  const database = aDatabase(Infinity);
  database.running = false;
  const watch = keepRunning(database, { log: { warn: () => {} }, pauses: [0, 0] });
  await expect(watch.failed).rejects.toThrow('Failure 2.');
  await watch.stop();
});
