import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { postgresEnvironment } from '../../server/config.js';
import { startEmbedded, type Embedded } from '../../server/core/database/embedded.js';
import { removeStaleLocks } from '../../server/core/database/embedded-stale.js';
import { takeOver } from '../../server/core/database/embedded-user.js';
import { StartupError } from '../../server/core/config/startup-errors.js';

let folder = '';
let home = '';
const started: Embedded[] = [];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-embedded-'));
  fs.chmodSync(folder, 0o755);
  home = path.join(folder, 'postgres');
});
afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function start(at = home): Promise<Embedded> {
  const embedded = await startEmbedded({
    environment: postgresEnvironment(),
    home: at,
    database: 'shop',
    settings: { shared_buffers: '16MB', max_connections: 20 },
  });
  started.push(embedded);
  return embedded;
}

async function ask<Row extends pg.QueryResultRow>(embedded: Embedded, text: string): Promise<Row[]> {
  const client = new pg.Client({
    host: embedded.host,
    port: embedded.port,
    user: embedded.user,
    password: embedded.password,
    database: embedded.database,
  });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function ownerOf(file: string): { uid: number; gid: number } {
  const { uid, gid } = fs.statSync(file);
  return { uid, gid };
}

async function ended(pid: number): Promise<void> {
  const isThere = (): boolean => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  while (isThere())
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

test('it makes a cluster once, sorts by code point, knows letters beyond ASCII, and finds its rows again', async () => {
  const first = await start();
  expect(first).toMatchObject({ first: true, adopted: false });
  await ask(first, 'create table note (text text)');
  await ask(first, `insert into note values ('kept')`);
  expect(
    await ask(first, `select upper('é') as upper, 'a' > 'B' as sorted, current_setting('server_encoding') as encoding`),
  ).toEqual([{ upper: 'É', sorted: true, encoding: 'UTF8' }]);
  expect(await first.stop()).toBe('stopped');
  const second = await start();
  expect(second).toMatchObject({ first: false, adopted: false });
  expect(await ask(second, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test('a second start on the same files joins the running server, which stays until the last one leaves', async () => {
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ adopted: true, pid: first.pid });
  const client = new pg.Client({
    host: second.host,
    port: second.port,
    user: second.user,
    password: second.password,
    database: second.database,
  });
  await client.connect();
  expect(await first.stop()).toBe('in use');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  expect(await second.stop()).toBe('stopped');
  expect(await first.stop()).toBe('gone');
});

test('what was committed survives kill -9 of PostgreSQL', async () => {
  const first = await start();
  await ask(first, 'create table receipt (id int)');
  await ask(first, 'insert into receipt values (1)');
  process.kill(first.pid, 'SIGKILL');
  await ended(first.pid);
  const second = await start();
  expect(second).toMatchObject({ first: false, adopted: false });
  expect(await ask(second, 'select id from receipt')).toEqual([{ id: 1 }]);
});

describe('lock files whose pid has gone to a stranger of the same user', () => {
  let first: Embedded;
  let stranger: ChildProcess;
  beforeEach(async () => {
    first = await start();
    stranger = spawn('sleep', ['1000'], { ...ownerOf(path.join(home, 'data')), cwd: '/', stdio: 'ignore' });
  });
  afterEach(() => {
    stranger.kill();
  });

  const lockFiles = () => [path.join(home, 'data', 'postmaster.pid'), path.join(home, 'run', '.s.PGSQL.5432.lock')];
  const nameStranger = () =>
    lockFiles().map((file) => {
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, text.replace(/^\d+/, String(stranger.pid)));
      return { file, text };
    });

  test('after a crash neither keep it from starting nor harm the stranger', async () => {
    process.kill(first.pid, 'SIGKILL');
    await ended(first.pid);
    nameStranger();
    expect(await start()).toMatchObject({ first: false, adopted: false });
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });

  test('stay where a server runs on the files, whatever they name', async () => {
    const before = nameStranger();
    await removeStaleLocks(
      { home, data: path.join(home, 'data'), log: '', run: path.join(home, 'run'), password: '' },
      first.port,
    );
    const kept = before.map(({ file }) => fs.existsSync(file));
    for (const { file, text } of before) fs.writeFileSync(file, text);
    expect(kept).toEqual([true, true]);
  });
});

test('the draft of a first start that was killed is cleared away', async () => {
  const draft = path.join(home, 'data.init-999999999');
  fs.mkdirSync(draft);
  await start();
  expect(fs.existsSync(draft)).toBe(false);
});

test('three first starts at once make one cluster', async () => {
  const at = path.join(folder, 'three');
  const all = await Promise.all([start(at), start(at), start(at)]);
  expect(new Set(all.map(({ pid }) => pid)).size).toBe(1);
});

test('files of another version are refused in one sentence that says how to bring them over', async () => {
  const first = await start();
  await first.stop();
  const versionFile = path.join(home, 'data', 'PG_VERSION');
  const version = fs.readFileSync(versionFile, 'utf8');
  fs.writeFileSync(versionFile, '9\n');
  const refused = await start().catch((error: unknown) => error);
  fs.writeFileSync(versionFile, version);
  expect(refused).toBeInstanceOf(StartupError);
  expect((refused as StartupError).message).toMatch(
    /^The database in \S+ is of PostgreSQL 9, and this Greeter brings \d+: back it up with [^\n]*\.$/,
  );
});

test('a copied data folder starts, whoever copied it', async () => {
  const first = await start();
  await ask(first, 'create table copied (text text)');
  await first.stop();
  const at = path.join(folder, 'copy');
  fs.cpSync(home, at, { recursive: true });
  fs.chmodSync(path.join(at, 'data'), 0o755);
  expect(await ask(await start(at), 'select text from copied')).toEqual([]);
});

test('a data folder that may not be taken over is refused with the command that gives it', () => {
  const data = path.join(folder, 'foreign');
  fs.mkdirSync(data);
  const notAllowed = Object.assign(new Error('not permitted'), { code: 'EPERM' });
  jest.spyOn(fs, 'chownSync').mockImplementation(() => {
    throw notAllowed;
  });
  expect(() => takeOver(data, { uid: 12345, gid: 12346 })).toThrow(
    `The database in ${data} belongs to another user: give it to this one with sudo chown -R 12345:12346 ${data}.`,
  );
});
