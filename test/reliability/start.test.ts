import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import type { Embedded } from '../../server/core/database/embedded.js';
import { startPostgres } from './outside-postgres.js';
import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { newFolder, postmasterOf, removeFolder, RunningApp, START_MS } from './RunningApp.js';
import { ask, superuserOf } from './superuser.js';
import { SignIn, ReadViewer } from '../accounts/sign-in.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';

const DEMO = { GREETER_DEMO: '1' };

let folder: string;
const started: RunningApp[] = [];

beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  for (const product of started.splice(0)) if (product.isAlive) await product.end('SIGKILL');
  removeFolder(folder);
});

function start(...[options, at = folder]: [ConstructorParameters<typeof RunningApp>[1]?, string?]): RunningApp {
  const product = new RunningApp(at, options);
  started.push(product);
  return product;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

/** It ended by itself, with one sentence, and left no database running. */
async function refusal(env: Record<string, string | undefined>, at = folder): Promise<string> {
  const { code, stderr, stdout } = await start({ env }, at).refusal();
  expect({
    code,
    stdout: stdout.split('\n').filter((line) => line !== '' && !/"level":"(info|debug|trace)"/.test(line)),
  }).toEqual({ code: 1, stdout: [] });
  expect(stderr).toMatch(/^[A-Z][^\n]*\.\n$/);
  expect(postmasterOf(folder)).toBeNull();
  return stderr.trim();
}

describe('it says in one sentence why it does not start:', () => {
  test('a busy port', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken by another program: stop it, or choose another one with PORT=${port + 1} npm start.`,
    );
    other.close();
  });

  test('a data folder that cannot be written', async () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    for (const secret of [undefined, 's'.repeat(32)])
      expect(await refusal({ GREETER_SECRET: secret }, path.join(file, 'data'))).toMatch(
        /^DATA_DIR \S+ cannot be written \(ENOTDIR\): make it writable for this user, or name another folder with DATA_DIR\.$/,
      );
  });

  test('keys of a provider that are half set', async () => {
    expect(await refusal({ SENDGRID_API_KEY: 'SG.x' })).toBe(
      'SENDGRID_API_KEY is set without SENDGRID_FROM: set all of them or none.',
    );
  });

  test('a database without a secret', async () => {
    expect(
      await refusal({ DATABASE_URL: 'postgres://ann:hidden@127.0.0.1:1/shop', GREETER_SECRET: undefined }),
    ).toMatch(/^DATABASE_URL is set without GREETER_SECRET: make one of at least 32 characters/);
  });

  test('a database that does not answer', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://ann:hidden@127.0.0.1:1/shop' })).toBe(
      'The PostgreSQL at 127.0.0.1:1/shop does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.',
    );
  });
});

describe('an external database', () => {
  let home: string;
  let postgres: Embedded;
  beforeAll(async () => {
    home = newFolder();
    postgres = await startPostgres(home);
    await ask(home, `create role loose login createdb bypassrls password 'pw'`);
    await ask(home, `create database loose owner loose`);
    await ask(home, `create database super`);
  });
  afterAll(async () => {
    await postgres.stop();
    removeFolder(home);
  });

  const urlOf = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(postgres.host)}&port=${postgres.port}`;

  test('is not served as a superuser, nor as one who may bypass row-level security', async () => {
    const single = { GREETER_DATABASE_ROLES: 'single' };
    expect(await refusal({ ...single, DATABASE_URL: urlOf('postgres', postgres.password, 'super') })).toBe(
      'The database role postgres is a superuser, whom row-level security does not hold: give DATABASE_URL an ordinary user.',
    );
    await withExtensions(home, 'loose');
    expect(await refusal({ DATABASE_URL: urlOf('loose', 'pw', 'loose') })).toMatch(
      /^The database role loose may bypass row-level security/,
    );
  });

  test('whose migration lock another process holds: it says so, and SIGTERM ends the wait', async () => {
    await ask(home, 'create database held');
    const holder = new pg.Client({ ...superuserOf(home), database: 'held' });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(hashtextextended('greeter:migrate', 0))`);
    const product = start({ env: { DATABASE_URL: urlOf('postgres', postgres.password, 'held') } });
    await until(() => product.stdout.includes('Another process is migrating the database'), 'the message');
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
    await holder.end();
  });

  test('gets no demo unless asked', async () => {
    const product = start({
      env: { DATABASE_URL: urlOf('postgres', postgres.password, 'greeter'), GREETER_DEMO: undefined },
    });
    await product.url();
    expect(product.stdout).not.toContain('Demo sign-in');
    expect(await ask(home, 'select email from account')).toEqual([]);
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
    expect(postmasterOf(home)).toBe(postgres.pid);
  });
});

/** Not everybody may make these. */
async function withExtensions(home: string, database: string): Promise<void> {
  const client = new pg.Client({
    host: path.join(home, 'postgres/run'),
    user: 'postgres',
    password: fs.readFileSync(path.join(home, 'postgres/password'), 'utf8').trim(),
    database,
  });
  await client.connect();
  await client.query(
    'create schema tools; create extension pg_trgm schema tools; create extension btree_gist schema tools; create extension btree_gin schema tools; grant usage on schema tools to public; grant create on schema public to public',
  );
  await client.end();
}

test('SIGINT and SIGTERM stop it cleanly, the database with it', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const product = start();
    await product.url();
    expect(product.stdout).not.toContain('On your network'); // it listens to this machine only
    expect(await product.end(signal)).toMatchObject({ code: 0, stderr: '' });
    expect(postmasterOf(folder)).toBeNull();
  }
});

test('Ctrl-C during the start stops it cleanly as well', async () => {
  const product = start({ env: DEMO });
  await until(() => postmasterOf(folder) !== null, 'PostgreSQL');
  expect(await product.end('SIGINT')).toMatchObject({ code: 0, stderr: '' });
  expect(postmasterOf(folder)).toBeNull();
});

test('the start command hands Ctrl-C on, and its server does not outlive it', async () => {
  const first = start({ program: 'server/start.mjs' });
  await first.url();
  expect(await first.end('SIGINT')).toMatchObject({ code: 0, stderr: '' });
  expect(postmasterOf(folder)).toBeNull();
  const second = start({ program: 'server/start.mjs' });
  await second.url();
  second.child.kill('SIGKILL');
  await until(() => postmasterOf(folder) === null, 'the server and its database to stop');
});

test('its terminal may close: it stops cleanly though nobody reads what it says', async () => {
  const product = start();
  await product.url();
  product.child.stdout!.destroy();
  product.child.stderr!.destroy();
  expect(await product.end('SIGTERM')).toMatchObject({ code: 0 });
  expect(postmasterOf(folder)).toBeNull();
});

test('npm may be killed: the server and its database do not outlive it', async () => {
  // A program that runs the start command like npm: through a shell, with a variable that says so.
  const npm = path.join(folder, 'npm.mjs');
  fs.writeFileSync(
    npm,
    `import { spawn } from 'node:child_process'; spawn('node server/start.mjs', { shell: true, stdio: 'inherit' });`,
  );
  const product = start({ program: npm, env: { npm_lifecycle_event: 'start' } });
  await product.url();
  product.child.kill('SIGKILL');
  await until(() => postmasterOf(folder) === null, 'the server and its database to stop');
});

test('it answers while it makes the demo, and is ready when that stands', async () => {
  const port = await freePort();
  const product = start({ env: { ...DEMO, PORT: String(port) } });
  const answer = () => fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  const statuses = new Set<number>();
  await until(
    async () => {
      const status = (await answer())?.status;
      if (status) statuses.add(status);
      return status === 200;
    },
    'the product to be ready',
    START_MS,
  );
  expect([...statuses]).toEqual([503, 200]);
  expect(product.stderr).toBe('');
  await new Actor(`http://127.0.0.1:${port}`, null).must(SignIn, {
    email: 'demo@greeter.example',
    password: 'welcome-to-greeter',
  });
});

test('the demo is made once, whatever was left of one, and anew on demand: while the product runs and while it does not', async () => {
  const killed = start({ env: DEMO });
  await until(
    async () => (await demoRows().catch(() => null))?.checkIns.match(/^[1-9]/) !== undefined,
    'the first check-ins of the demo',
    START_MS,
  );
  await killed.end('SIGKILL');

  const product = start({ env: DEMO });
  const url = await product.url();
  expect(product.stdout).toContain('Demo sign-in          demo@greeter.example  welcome-to-greeter');
  const first = await demoRows();
  expect(first).toMatchObject({ businesses: '1', accounts: '1' });
  const { signIn } = await new Actor(url, null).must(SignIn, {
    email: 'demo@greeter.example',
    password: 'welcome-to-greeter',
  });
  const owner = new Actor(url, signIn.loginToken);
  await owner.must(UpdateCheckInApp, { input: { headerText: 'Changed' } });

  expect(await start({ flags: ['--demo-reset'] }).ended).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('The demo business was created again.'),
  });
  const second = await demoRows();
  expect(second).toEqual({ ...first, business: expect.not.stringMatching(`^${first.business}$`) });
  // The running product serves the new one; who was signed in to the old one is nobody.
  expect((await owner.must(ReadViewer))['viewer']).toBeNull();
  await new Actor(url, null).must(SignIn, { email: 'demo@greeter.example', password: 'welcome-to-greeter' });
  expect(await product.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });

  expect(await start({ flags: ['--demo-reset'] }).ended).toMatchObject({ code: 0, stderr: '' });
  expect(postmasterOf(folder)).toBeNull();
  const again = start({ env: DEMO });
  await again.url();
  expect(await demoRows()).toEqual({
    ...first,
    business: expect.not.stringMatching(`^(${first.business}|${second.business})$`),
  });
});

test('a process that starts while another makes the demo waits for it, and both serve it', async () => {
  const first = start({ env: DEMO });
  await until(
    async () => (await demoRows().catch(() => null))?.checkIns.match(/^[1-9]/) !== undefined,
    'the first check-ins of the demo',
    START_MS,
  );
  const second = start({ env: DEMO });
  for (const url of await Promise.all([first.url(), second.url()]))
    await new Actor(url, null).must(SignIn, { email: 'demo@greeter.example', password: 'welcome-to-greeter' });
  expect(second.stdout).toContain('Another process is making the demo');
  expect(await demoRows()).toMatchObject({ businesses: '1', accounts: '1' });
  expect([first.stderr, second.stderr]).toEqual(['', '']);
});

test('a finished clone starts without the lock of the build, as it must where it cannot be written', async () => {
  const lock = path.resolve(import.meta.dirname, '../../dist/.lock');
  fs.mkdirSync(lock);
  try {
    fs.writeFileSync(path.join(lock, 'holder'), String(process.pid));
    const built = start({ program: 'server/start.mjs', flags: ['--build'] });
    await until(() => !built.isAlive || built.stdout !== '', 'the build to say something or to end');
    expect(await built.ended).toMatchObject({ code: 0, stdout: '' });
  } finally {
    fs.rmSync(lock, { recursive: true });
  }
});

async function demoRows() {
  const [row] = await ask<{ businesses: string; accounts: string; checkIns: string; business: string; header: string }>(
    folder,
    `
    select (select count(*) from business where id > 1) as businesses, (select count(*) from account) as accounts, (select count(*) from check_in)::text as "checkIns",
      (select max(id)::text from business) as business, (select max(header_text) from check_in_app) as header`,
  );
  return row!;
}
