import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../server/config.js';
import { StartupError } from '../../server/core/config/startup-errors.js';
import { readArchive, writeArchive, type Entry } from '../../server/core/database/backup/archive.js';
import { backupEntries } from '../../server/core/database/backup/backup-entries.js';
import { MANIFEST, Tally, type BackupManifest } from '../../server/core/database/backup/backup.js';
import { checkBackup } from '../../server/core/database/backup/check-backup.js';
import { assertRestorable } from '../../server/core/database/backup/empty-database.js';
import { openBare, openSource } from '../../server/core/database/backup/open-source.js';
import { refuseUnfinished } from '../../server/core/database/backup/unfinished.js';
import { restoreBackup } from '../../server/core/database/backup/restore-backup.js';
import { openDatabase, type Database } from '../../server/core/database/connect.js';
import { migrate } from '../../server/core/database/migrate.js';
import { Foundation1700000000001 } from '../../server/core/database/migrations/1-foundation.js';
import { Waitlist1700000000002 } from '../../server/core/database/migrations/2-waitlist.js';
import { FILES, MODULES } from '../../server/modules.js';
import { TEST_SECRET, type Cluster } from '../setup/cluster.js';
import { askAsSuperuser, workerDatabase } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';

const cluster = JSON.parse(process.env.GREETER_TEST_CLUSTER!) as Cluster;
const quiet = { info: () => {}, warn: () => {} };
const signal = new AbortController().signal;
const PICTURE = 'checkinapp/picture.png';

const world = useWorld();
let folder: string;
let admin: pg.Client;
let count = 0;
const made: string[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-backup-'));
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await world.business.checkIn();
  await (await world.aBusiness({ name: 'Other' })).checkIn(undefined, { notes: 'a\ttab, a \\ and a\nline' });
  await askAsSuperuser(
    `insert into media (business_id, id, kind, file, files, width, height, bytes, attached_at) values ($1, $1::bigint << 32 | 1, 'checkinapp', 'picture.png', '{checkinapp/picture.png}', 1, 1, 1, now()), ($1, $1::bigint << 32 | 2, 'checkinapp', 'lost.png', '{checkinapp/lost.png}', 1, 1, 1, now())`,
    [world.business.id],
  );
  await askAsSuperuser(
    `select graphile_worker.add_job('remind', '{"businessId": "2"}', queue_name => 'line', run_at => now() + interval '1 day', job_key => 'one')`,
  );
  await askAsSuperuser('update graphile_worker._private_jobs set attempts = 3, locked_at = now(), locked_by = $1', [
    'x',
  ]);
});
afterEach(async () => {
  for (const name of made.splice(0)) {
    await admin.query(`drop database ${name} with (force)`);
    for (const role of ['owner', 'app', 'jobs', 'user']) await admin.query(`drop role if exists ${name}_${role}`);
  }
});

/** An empty database of its own, with three roles or one. */
async function aDatabase(mode: 'roles' | 'single'): Promise<Database> {
  const name = `backup_${process.pid}_${++count}`;
  made.push(name);
  await admin.query(`create role ${name}_user login password 'pw' ${mode === 'roles' ? 'createrole' : ''}`);
  await admin.query(`create database ${name} owner ${name}_user`);
  return openDatabase(configOf(name, TEST_SECRET), quiet);
}

const configOf = (name: string, secret: string) =>
  readConfig({
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${name}_user:pw@localhost/${name}?host=${encodeURIComponent(cluster.host)}&port=${cluster.port}`,
    GREETER_SECRET: secret,
  });

function stored(files: Record<string, string>) {
  return {
    files,
    get: async (name: string) => (name in files ? Buffer.from(files[name]!) : null),
    put: async (name: string, bytes: Buffer) => void (files[name] = bytes.toString()),
  };
}

async function backUp(database: Database, storage = stored({ [PICTURE]: 'png' })) {
  const file = path.join(folder, `${++count}.tar.gz`);
  const manifest: BackupManifest = { tables: {}, jobs: new Tally().sum, sequences: {}, files: {}, missingFiles: [] };
  await writeArchive(file, backupEntries({ database, secret: TEST_SECRET, storage, files: FILES }, manifest), signal);
  return { file, manifest };
}

async function restore(file: string, database: Database) {
  const storage = stored({});
  await restoreBackup(await checkBackup(file), { database, storage, log: quiet, useSecret: () => {}, signal });
  return storage;
}

const rowsOf = ({ tables, jobs, sequences, files }: BackupManifest) => ({
  tables: Object.entries(tables).map(([name, { rows }]) => [name, rows]),
  jobs,
  sequences,
  files,
});

async function ask<Row extends pg.QueryResultRow>({ owner }: Database, text: string): Promise<Row[]> {
  const client = new pg.Client({ ...cluster, database: owner.database });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a backup of a database that got its migrations in another order is none of a newer version', async () => {
  const database = await workerDatabase();
  const [last] = await ask<{ id: number }>(database, 'select max(id) as id from migration');
  const move = (by: number) =>
    ask(database, `update migration set id = id + ${by} where name = 'LapsedRequests1700000000069'`);
  await move(last!.id);
  const { file } = await backUp(database).finally(() => move(-last!.id));
  const target = await aDatabase('single');
  await restore(file, target);
  expect(await ask(target, 'select count(*)::int as rows from customer')).toEqual([{ rows: 2 }]);
});

test.each([
  ['roles', 'single'],
  ['single', 'roles'],
] as const)(
  'a backup goes to a database with %s, and from there to one with %s, with all it holds',
  async (...modes) => {
    const first = await backUp(await workerDatabase());
    expect(first.manifest).toMatchObject({
      tables: { check_in: { rows: 2 }, customer: { rows: 2 }, media: { rows: 2 } },
      jobs: { rows: expect.any(Number) },
      files: { [PICTURE]: expect.any(String) },
      missingFiles: ['checkinapp/lost.png'],
    });
    let { file } = first;
    for (const mode of modes) {
      const target = await aDatabase(mode);
      expect(target.mode).toBe(mode);
      const storage = await restore(file, target);
      expect(storage.files).toEqual({ [PICTURE]: 'png' });
      const second = await backUp(target);
      expect(rowsOf(second.manifest)).toEqual(rowsOf(first.manifest));
      expect(await ask(target, `select notes from check_in where notes <> ''`)).toEqual([
        { notes: 'a\ttab, a \\ and a\nline' },
      ]);
      expect(
        await ask(target, `select task_identifier, attempts, locked_by from graphile_worker.jobs where key = 'one'`),
      ).toEqual([{ task_identifier: 'remind', attempts: 3, locked_by: null }]);
      file = second.file;
    }
  },
);

test('a backup holds the tables of every room', async () => {
  const { manifest } = await backUp(await workerDatabase());
  expect(Object.keys(manifest.tables)).toEqual(expect.arrayContaining(MODULES.flatMap(({ tables }) => [...tables])));
});

test('a database that does not answer is told in a sentence', async () => {
  const env = { GREETER_SECRET: TEST_SECRET, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' };
  await expect(openSource(readConfig(env), quiet)).rejects.toThrow(
    'The PostgreSQL at 127.0.0.1:1/shop does not answer (ECONNREFUSED)',
  );
});

test('a secret that does not fit is refused, and the roles keep their passwords', async () => {
  const database = await aDatabase('roles');
  await migrate(database, quiet);
  const passwords = () =>
    admin
      .query(`select rolname, rolpassword from pg_authid where rolname like $1 order by 1`, [
        `${database.owner.database}%`,
      ])
      .then(({ rows }) => rows as object[]);
  const before = await passwords();
  const config = configOf(database.owner.database, 'another-secret-another-secret-another');
  await expect(openSource(config, quiet)).rejects.toThrow('made with another secret');
  const bare = await openBare(config, quiet);
  await expect(assertRestorable(bare, false)).rejects.toThrow('The database is not empty');
  expect(await passwords()).toEqual(before);
  expect(before).toHaveLength(4);
});

test('a backup shows one moment, whatever is written meanwhile', async () => {
  const database = await workerDatabase();
  const manifest: BackupManifest = { tables: {}, jobs: new Tally().sum, sequences: {}, files: {}, missingFiles: [] };
  const entries = backupEntries({ database, secret: TEST_SECRET, storage: stored({}), files: FILES }, manifest);
  await entries.next();
  await world.business.checkIn();
  while (!(await entries.next()).done);
  expect(manifest.tables['check_in']!.rows).toBe(2);
});

test('a backup of an older version is restored and brought up to date', async () => {
  const older = await aDatabase('roles');
  await migrate(older, quiet, [Foundation1700000000001, Waitlist1700000000002]);
  await ask(
    older,
    `insert into account (email, password_hash, first_name, last_name, phone) values ('a@b.c', '', '', '', '')`,
  );
  const { file } = await backUp(older);
  const target = await aDatabase('roles');
  await restore(file, target);
  expect(await ask(target, 'select email, sign_up_count from account')).toEqual([{ email: 'a@b.c', sign_up_count: 1 }]);
});

test('a database that holds a shop is replaced only on demand, and one that a server uses never', async () => {
  const target = await aDatabase('roles');
  const { file } = await backUp(await workerDatabase());
  await restore(file, target);
  await expect(assertRestorable(target, false)).rejects.toThrow(/^The database is not empty: /);
  await assertRestorable(target, true);
  const server = new pg.Client(target.app);
  await server.connect();
  await expect(assertRestorable(target, true)).rejects.toThrow(/^A Greeter is using the database: /);
  await server.end();
  await ask(target, `update check_in set notes = 'replaced'`);
  await restore(file, target);
  expect(await ask(target, `select from check_in where notes = 'replaced'`)).toEqual([]);
});

test('one that is stopped leaves no rows, and can be begun again', async () => {
  const { file } = await backUp(await workerDatabase());
  const target = await aDatabase('roles');
  const backup = await checkBackup(file);
  const stopped = AbortSignal.abort(new StartupError('It was stopped before its end.'));
  await expect(
    restoreBackup(backup, { database: target, storage: stored({}), log: quiet, useSecret: () => {}, signal: stopped }),
  ).rejects.toThrow('It was stopped before its end.');
  await assertRestorable(target, false);
  await restore(file, target);
  expect(await ask(target, 'select count(*) from check_in')).toEqual([{ count: '2' }]);
});

test('one for which the disk is too small says so in one sentence, and leaves nothing that opens', async () => {
  const { file } = await backUp(await workerDatabase());
  const target = await aDatabase('roles');
  const full = Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' });
  const storage = { put: () => Promise.reject(full) };
  await expect(
    restoreBackup(await checkBackup(file), { database: target, storage, log: quiet, useSecret: () => {}, signal }),
  ).rejects.toThrow(
    new StartupError(
      'The disk is full. The restore is not finished, and Greeter does not start before it is: run it again.',
    ),
  );
  await expect(refuseUnfinished(target.owner)).rejects.toThrow('A restore of this database is not finished');
  await restore(file, target);
  await refuseUnfinished(target.owner);
});

test('one that fails before the old rows are gone leaves them and their secret', async () => {
  const { file } = await backUp(await workerDatabase());
  const target = await aDatabase('roles');
  await restore(file, target);
  await ask(
    target,
    `create schema guard; create function guard.refuse() returns event_trigger language plpgsql as $$ begin raise 'kept'; end $$;
     create event trigger guard on sql_drop execute function guard.refuse()`,
  );
  const secrets: string[] = [];
  const useSecret = (secret: string): void => void secrets.push(secret);
  await expect(
    restoreBackup(await checkBackup(file), { database: target, storage: stored({}), log: quiet, useSecret, signal }),
  ).rejects.toThrow(new StartupError('kept. Nothing was restored: run it again.'));
  expect(secrets).toEqual([]);
  await refuseUnfinished(target.owner);
  expect(await ask(target, 'select count(*) from check_in')).toEqual([{ count: '2' }]);
});

test('a backup that is cut off, damaged or of a newer version is refused', async () => {
  const { file } = await backUp(await workerDatabase());
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(`${file}.cut`, bytes.subarray(0, bytes.length / 2));
  await expect(checkBackup(`${file}.cut`)).rejects.toThrow(StartupError);
  const changed = async (change: (entry: Entry) => Entry | null): Promise<string> => {
    const at = path.join(folder, `${++count}.tar.gz`);
    await writeArchive(at, changedEntries(file, change), signal);
    return at;
  };
  const without = (name: string) => changed((entry) => (entry.name === name ? null : entry));
  const replaced = (pattern: RegExp, text: string) =>
    changed(({ name, bytes: own }) => ({ name, bytes: Buffer.from(own.toString().replace(pattern, text)) }));
  await expect(checkBackup(await without(MANIFEST))).rejects.toThrow(/is damaged \(it is not whole\)/);
  await expect(checkBackup(await without('tables/customer/000001.copy'))).rejects.toThrow(
    /is damaged \(tables\/customer\)/,
  );
  await expect(checkBackup(await replaced(/^png$/, 'gif'))).rejects.toThrow(/is damaged \(checkinapp\/picture\.png\)/);
  await expect(checkBackup(await replaced(/Waitlist1700000000002/, 'Later1800000000000'))).rejects.toThrow(
    'The backup is of a newer version of Greeter: restore it with that version.',
  );
});

async function* changedEntries(file: string, change: (entry: Entry) => Entry | null): AsyncGenerator<Entry> {
  for await (const entry of readArchive(file)) {
    const changed = change(entry);
    if (changed) yield changed;
  }
}
