import { expect, test } from '@jest/globals';
import { Account } from '../../entities/Account.js';
import { Business } from '../../entities/Business.js';
import { lacksRoom, ROWS, takeRoom } from '../../server/core/database/full-disk.js';
import { databaseProbe } from '../../server/core/database/probe.js';
import { sql } from '../../server/core/database/sql.js';
import { transaction, type Db } from '../../server/core/database/transaction.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });

const RAISE = sql`$$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`;
const full = () => 'pg_temp.fill()';
/** Every way in which the database may say so. */
const WAYS: [string, (db: Db) => unknown][] = [
  ['a statement', (db) => db.rows(sql`select pg_temp.fill()`)],
  ['a statement that nobody waits for', (db) => db.send(sql`select pg_temp.fill()`)],
  ['an insert', (db) => db.insert(Account, { email: full })],
  ['an update', (db) => db.update(Business, { id: '1' }, { name: full })],
  ['a commit', (db) => db.rows(sql`insert into filling values (1)`)],
];

test.each(WAYS)('a database whose disk was full at %s is asked for room, until it has some', async (_way, fill) => {
  const { source } = world.app.dependencies;
  const failed = transaction(source, { tenant: '1' }, async (db) => {
    await db.rows(sql`create function pg_temp.fill() returns text language plpgsql as ${RAISE}`);
    await db.rows(sql`create function pg_temp.refuse() returns trigger language plpgsql as ${RAISE}`);
    await db.rows(sql`create temp table filling (id int) on commit drop`);
    await db.rows(
      sql`create constraint trigger refuse after insert on filling deferrable initially deferred for each row execute function pg_temp.refuse()`,
    );
    await fill(db);
  });
  await expect(failed).rejects.toThrow('could not extend file');
  expect(lacksRoom(source)).toBe(true);
  expect(await databaseProbe(source, () => Promise.reject(new Error('It has none.')))()).toBe(false);
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
