import { expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { poolOf } from '../../server/core/database/data-source.js';
import { sql } from '../../server/core/database/sql.js';
import { Db, transaction } from '../../server/core/database/transaction.js';
import { askAsSuperuser } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';

const add = (person: number) =>
  sql`insert into customer (person_id, first_name, last_name, phone) values (${person}, 'Ann', 'Lee', '2125550000')`;

const world = useWorld({ config: { poolSize: 1 } });
// One connection: whoever is next gets the one that was just given back.

const begin = (more: Partial<ConstructorParameters<typeof Db>[1]> = {}) =>
  new Db(world.app.dependencies.source, { tenant: world.business.id, ...more });
const customers = async () =>
  Number((await world.rows<{ count: string }>(world.business.id, 'select count(*) from customer'))[0]!.count);

test('whoever goes on after the end does not reach the connection, which serves somebody else by then', async () => {
  for (const end of ['commit', 'rollback'] as const) {
    for (const readOnly of [true, false]) {
      const db = begin({ readOnly });
      await db.rows(sql`select 1`);
      await db[end]();
      await expect(db.rows(add(1))).rejects.toThrow('The transaction is over');
    }
  }
  const unused = begin();
  await unused.rollback();
  await expect(unused.rows(add(1))).rejects.toThrow('The transaction is over');
  expect(await customers()).toBe(0);
});

test('a commit that failed is not taken back on a connection that another transaction has', async () => {
  const failing = begin();
  await failing.rows(add(1));
  failing.send(add(1));
  await expect(failing.commit()).rejects.toMatchObject({ code: '23505' });
  const next = begin();
  await next.rows(add(2));
  await failing.rollback();
  await next.rows(add(3));
  await next.commit();
  expect(await customers()).toBe(2);
});

test('a claim that is refused gives the connection back and takes back what was sent with it', async () => {
  const failing = begin({
    claim: async (db) => {
      await db.rows(add(1));
      throw new Error('No');
    },
  });
  failing.send(add(2));
  await expect(failing.rows(add(3))).rejects.toThrow('No');
  await expect(failing.rows(sql`select 1 / 0`)).rejects.toThrow('No');
  await expect(failing.commit()).rejects.toThrow('No');
  await failing.rollback();
  expect(await customers()).toBe(0);
});

test('what follows a claim is sent before the claim is answered: that saves a trip', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  let sent = 0;
  const db = begin({
    claim: async (claiming) => {
      await claiming.rows(sql`select 'claim'`);
      sent = query.mock.calls.length;
    },
  });
  await db.rows(sql`select 'next'`);
  expect(sent).toBe(3); // begin, claim and next
  await db.commit();
});

test('nothing of a transaction is committed once something that was sent with it was refused', async () => {
  const db = begin();
  await db.rows(add(1));
  db.send(sql`select 1 / 0`);
  await expect(db.rows(add(2))).rejects.toMatchObject({ code: '22012' });
  await expect(db.commit()).rejects.toMatchObject({ code: '22012' });
  expect(await customers()).toBe(0);
});

test('a connection that broke is dropped, and the next one gets another', async () => {
  const db = begin();
  const pid = (await db.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))!.pid;
  await askAsSuperuser('select pg_terminate_backend($1)', [pid]);
  await expect(db.rows(add(1))).rejects.toThrow(/terminat|not queryable|EPIPE|ECONNRESET/);
  await db.rollback();
  expect(
    await transaction(
      world.app.dependencies.source,
      { tenant: world.business.id },
      async (other) => (await other.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))!.pid,
    ),
  ).not.toBe(pid);
  expect(poolOf(world.app.dependencies.source).totalCount).toBe(1);
});
