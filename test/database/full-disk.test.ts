import { expect, test } from '@jest/globals';
import { lacksRoom, ROWS, takeRoom } from '../../server/core/database/full-disk.js';
import { databaseProbe } from '../../server/core/database/probe.js';
import { sql } from '../../server/core/database/sql.js';
import { transaction } from '../../server/core/database/transaction.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });

test('a database whose disk was full is asked for room, until it has some', async () => {
  const { source } = world.app.dependencies;
  const full = sql`do $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`;
  await expect(transaction(source, { tenant: null }, (db) => db.rows(full))).rejects.toThrow('could not extend file');
  expect(lacksRoom(source)).toBe(true);
  expect(await databaseProbe(source)()).toBe(true);
  expect(lacksRoom(source)).toBe(false);
});

test('the room is that of a file, not of the memory', async () => {
  const plan = await transaction(world.app.dependencies.source, { tenant: null, readOnly: true }, (db) =>
    takeRoom(db, sql`explain (analyze) ${ROWS}`),
  );
  expect(JSON.stringify(plan)).toMatch(/Storage: Disk/);
});
