import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { readConfig } from '../../server/config.js';
import { hasOwnTimeouts, openDataSource } from '../../server/core/database/data-source.js';
import { sql } from '../../server/core/database/sql.js';
import { Db, transaction } from '../../server/core/database/transaction.js';
import { assertSafeRole, openDatabase, type Database, type PgConfig } from '../../server/core/database/connect.js';
import { refuseOldVersion } from '../../server/core/database/external.js';
import { migrate } from '../../server/core/database/migrate.js';
import { StartupError } from '../../server/core/config/startup-errors.js';
import type { Cluster } from '../setup/cluster.js';

// The cluster of the tests plays the external one: each test has a database of its own and users of its own.
const cluster = JSON.parse(process.env.GREETER_TEST_CLUSTER ?? 'null') as Cluster;
const SECRET = 'the secret of a deployment, longer than 32 characters';
const quiet = { info: () => {}, warn: () => {} };

let dataDir = '';
let admin: pg.Client;
let base = '';
let counter = 0;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-external-'));
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  base = `external_${process.pid}_${++counter}`;
  await admin.query(
    `create role ${base}_plain login password 'pw'; create role ${base}_maker login createrole password 'pw'`,
  );
});
afterEach(async () => {
  await admin.query(`drop database if exists ${base} with (force)`);
  for (const role of ['owner', 'app', 'jobs', 'plain', 'maker'])
    await admin.query(`drop role if exists ${base}_${role}`);
});

const urlOf = (user: string, password = 'pw'): string =>
  `postgres://${user}:${password}@localhost/${base}?host=${encodeURIComponent(cluster.host)}&port=${cluster.port}`;
const open = (user: string, env: Record<string, string> = {}): Promise<Database> =>
  openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: urlOf(user), GREETER_SECRET: SECRET, ...env }), quiet);

async function as<T>(config: PgConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ownersOf = (config: PgConfig, schema: string) =>
  as(config, async (client) =>
    (
      await client.query<{ owner: string }>(
        `select distinct tableowner as owner from pg_tables where schemaname = $1`,
        [schema],
      )
    ).rows.map(({ owner }) => owner),
  );

const superuser = (): PgConfig => ({ ...cluster, database: base });

test('where its user may create roles, three roles share the work and the serving one owns nothing', async () => {
  await admin.query(`create database ${base} owner ${base}_maker`);
  const database = await open(`${base}_maker`);
  await migrate(database, quiet);
  expect(database).toMatchObject({
    mode: 'roles',
    owner: { user: `${base}_owner` },
    app: { user: `${base}_app` },
    jobs: { user: `${base}_jobs` },
  });
  expect(database.warning).toBeUndefined();
  expect(await ownersOf(superuser(), 'public')).toEqual([`${base}_owner`]);
  expect(await ownersOf(superuser(), 'graphile_worker')).toEqual([`${base}_jobs`]);
  await as(database.app, (client) => assertSafeRole(client, database.mode));
  await as(database.app, (client) => client.query(`select graphile_worker.enqueue('deliver', '{}', now(), null)`));
  await expect(
    as(database.app, (client) => client.query('select * from graphile_worker._private_jobs')),
  ).rejects.toThrow(/permission denied/);
  await expect(as(database.app, (client) => client.query('create table public.mine (id int)'))).rejects.toThrow(
    /permission denied/,
  );
  await expect(as(database.jobs, (client) => client.query('create schema mine'))).rejects.toThrow(/permission denied/);
});

test("the roles' maker is no member of them afterwards", async () => {
  await admin.query(`create database ${base} owner ${base}_maker`);
  await open(`${base}_maker`);
  const { rows } = await admin.query(
    `select pg_has_role('${base}_maker', '${base}_owner', 'set') as set, pg_has_role('${base}_maker', '${base}_owner', 'usage') as usage`,
  );
  expect(rows).toEqual([{ set: false, usage: false }]);
});

test('once made, the roles serve a user that may not make them, and two processes that start at once', async () => {
  await admin.query(`create database ${base} owner ${base}_maker`);
  const both = await Promise.all([open(`${base}_maker`), open(`${base}_maker`)]);
  await Promise.all(both.map((database) => migrate(database, quiet)));
  expect(await open(`${base}_plain`)).toMatchObject({ mode: 'roles', app: { user: `${base}_app` } });
});

test('a new secret gives the roles new passwords, if the user may', async () => {
  await admin.query(`create database ${base} owner ${base}_maker`);
  await migrate(await open(`${base}_maker`), quiet);
  const other = { GREETER_SECRET: `another ${SECRET}` };
  await expect(open(`${base}_plain`, other)).rejects.toThrow(
    /belong to role .*_owner: give DATABASE_URL the user, and GREETER_SECRET the value/,
  );
  const database = await open(`${base}_maker`, other);
  await as(database.app, (client) => assertSafeRole(client, database.mode));
});

test('where it may not, one role does everything under forced row-level security, and a warning says so', async () => {
  await admin.query(`create database ${base} owner ${base}_plain`);
  const database = await open(`${base}_plain`);
  expect(database).toMatchObject({
    mode: 'single',
    warning: expect.stringMatching(/may not create roles/),
    owner: { user: `${base}_plain` },
    app: { user: `${base}_plain` },
  });
  await Promise.all([migrate(database, quiet), migrate(database, quiet)]);
  await as(database.app, (client) => assertSafeRole(client, 'single'));
  const forced = await as(superuser(), (client) =>
    client.query<{ all: boolean; some: boolean }>(
      `select bool_and(relforcerowsecurity) as all, count(*) > 5 as some from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
    ),
  );
  expect(forced.rows).toEqual([{ all: true, some: true }]);
  await expect(as(database.app, (client) => client.query('select * from customer'))).rejects.toThrow(
    /app\.business_id/,
  );
  await as(database.app, (client) => client.query(`select graphile_worker.enqueue('deliver', '{}', now(), null)`));
  await as(database.jobs, async (client) =>
    expect((await client.query('select * from graphile_worker.jobs')).rowCount).toBe(1),
  );
});

test.each([
  ['three roles of our own', 'maker', true],
  ['one role for everything', 'plain', false],
])('a transaction has its time-outs with %s', async (_name, owner, fromTheRole) => {
  await admin.query(`create database ${base} owner ${base}_${owner}`);
  const database = await open(`${base}_${owner}`);
  const settings = sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle, nullif(current_setting('app.business_id', true), '') as business_id`;
  const source = await openDataSource(database.app, 1, () => {});
  try {
    for (const tenant of ['7', null])
      expect(await transaction(source, { tenant }, (db) => db.row(settings))).toEqual({
        statement: '5s',
        lock: '2s',
        idle: '10s',
        businessId: tenant ?? null,
      });
    expect(await new Db(source, { tenant: '7' }).once(settings)).toMatchObject({ statement: '5s', businessId: '7' });
    expect(hasOwnTimeouts(source)).toBe(fromTheRole);
  } finally {
    await source.destroy();
  }
});

test('roles of an older version get their time-outs at the next start', async () => {
  await admin.query(`create database ${base} owner ${base}_maker`);
  await open(`${base}_maker`);
  await admin.query(`alter role ${base}_app reset statement_timeout`);
  const [database] = await Promise.all([open(`${base}_plain`), open(`${base}_plain`)]);
  expect(database.mode).toBe('roles');
  await as(database.app, async (client) =>
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]),
  );
});

test('the mode can be asked for', async () => {
  await admin.query(`create database ${base} owner ${base}_plain`);
  expect(await open(`${base}_plain`, { GREETER_DATABASE_ROLES: 'single' })).toMatchObject({ mode: 'single' });
  await expect(open(`${base}_plain`, { GREETER_DATABASE_ROLES: 'roles' })).rejects.toThrow(
    /GREETER_DATABASE_ROLES is roles, but user .* may not create roles/,
  );
});

test('a role of that name that somebody else made is left alone', async () => {
  await admin.query(`create database ${base} owner ${base}_maker`);
  await admin.query(`create role ${base}_app login password 'theirs'`);
  await expect(open(`${base}_maker`)).rejects.toThrow(/has a role external_.*_app that Greeter did not make/);
});

test.each(['superuser', 'bypassrls'])('a %s is refused', async (right) => {
  await admin.query(`create database ${base} owner ${base}_plain`);
  await admin.query(`alter role ${base}_plain ${right}`);
  const user = { ...superuser(), user: `${base}_plain`, password: 'pw' };
  await expect(as(user, (client) => assertSafeRole(client, 'single'))).rejects.toThrow(StartupError);
});

test('an owner is refused: of any table among three roles, of one without force as the single one', async () => {
  await admin.query(`create database ${base} owner ${base}_plain`);
  const database = await open(`${base}_plain`);
  await migrate(database, quiet);
  await expect(as(database.app, (client) => assertSafeRole(client, 'roles'))).rejects.toThrow(/owns tables/);
  await as(superuser(), (client) => client.query('alter table customer no force row level security'));
  await expect(as(database.app, (client) => assertSafeRole(client, 'single'))).rejects.toThrow(
    /owns table customer, whose row-level security is not forced/,
  );
});

test('a member of the owner is refused', async () => {
  await admin.query(`create database ${base} owner ${base}_maker`);
  const database = await open(`${base}_maker`);
  await migrate(database, quiet);
  await admin.query(`grant ${base}_owner to ${base}_app with inherit false, set true`);
  await expect(as(database.app, (client) => assertSafeRole(client, 'roles'))).rejects.toThrow(/member of their owner/);
});

test('a user that may make nothing in the database is refused', async () => {
  await admin.query(`create database ${base}`);
  await expect(open(`${base}_plain`)).rejects.toThrow(
    /may not create tables and schemas .*: make it the owner of the database/,
  );
});

test('a wrong password and a missing database are told apart', async () => {
  await expect(open(`${base}_plain`)).rejects.toThrow(/has no such database/);
  await expect(open(`${base}_plain`, { DATABASE_URL: urlOf(`${base}_plain`, 'wrong-pw') })).rejects.toThrow(
    /refuses user external_\d+_\d+_plain: check the name and the password/,
  );
});

test('a database that does not answer is refused in one sentence without its password, whether it is closed or silent', async () => {
  const silent = net.createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    silent.once('listening', resolve);
  });
  const { port } = silent.address() as net.AddressInfo;
  const refusal = (): Promise<unknown> =>
    open('', { DATABASE_URL: `postgres://ann:hidden-password@127.0.0.1:${port}/shop` }).catch(
      (error: unknown) => error,
    );
  const whileSilent = await refusal();
  await new Promise((resolve) => {
    silent.close(resolve);
  });
  for (const refused of [whileSilent, await refusal()]) {
    expect(refused).toBeInstanceOf(StartupError);
    expect((refused as StartupError).message).toMatch(
      /^The PostgreSQL at 127\.0\.0\.1:\d+\/shop does not answer \(.*\): start it, or correct DATABASE_URL\.$/,
    );
  }
});

test('PostgreSQL 14 is too old', () => {
  expect(() => refuseOldVersion('14.9', 140009, 'db:5432/shop')).toThrow(
    /db:5432\/shop is version 14\.9 and too old: Greeter needs 15 or newer/,
  );
  expect(() => refuseOldVersion('15.0', 150000, 'db:5432/shop')).not.toThrow();
});
