import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { SignIn } from '../accounts/sign-in.generated.js';
import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { newFolder, postmasterOf, removeFolder, RunningApp, START_MS } from './RunningApp.js';
import { startPostgres } from './outside-postgres.js';
import { ask, superuserOf } from './superuser.js';

const DEMO = { GREETER_DEMO: '1' };

let folder: string;
let product: RunningApp;

beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  if (product.isAlive) await product.end('SIGKILL');
  removeFolder(folder);
});

const start = (options?: ConstructorParameters<typeof RunningApp>[1]): RunningApp =>
  (product = new RunningApp(folder, options));

/** Waits until the statement finds a row. */
const untilThere = (statement: string): Promise<void> =>
  until(async () => (await ask(folder, statement).catch(() => [])).length > 0, statement, START_MS);
const untilDemoBegins = () => untilThere('select from check_in');
const checkIns = async (): Promise<number> => (await ask(folder, 'select from check_in')).length;

test('Ctrl-C while the demo is made ends it there; the next start makes it anew', async () => {
  start({ env: DEMO });
  await untilDemoBegins();
  expect(await product.end('SIGINT')).toMatchObject({ code: 0, stderr: '' });
  expect(postmasterOf(folder)).toBeNull();
  expect(product.stdout).not.toContain('Greeter is open');
  const postgres = await startPostgres(folder);
  expect(await ask(folder, `select from audit_log where actor = 'demo'`)).toEqual([]);
  await postgres.stop();
  const url = await start({ env: DEMO }).url();
  await new Actor(url, null).must(SignIn, { email: 'demo@greeter.example', password: 'welcome-to-greeter' });
});

test('Ctrl-C while the demo is made again says so, and leaves no database running', async () => {
  start({ flags: ['--demo-reset'] });
  await untilDemoBegins();
  expect(await product.end('SIGINT')).toMatchObject({ code: 1, stderr: 'It was stopped before its end.\n' });
  expect(postmasterOf(folder)).toBeNull();
});

test('PostgreSQL killed while the demo is made is started again, and the demo is whole', async () => {
  start({ env: DEMO });
  await untilDemoBegins();
  process.kill(postmasterOf(folder)!, 'SIGKILL');
  const url = await product.url();
  await new Actor(url, null).must(SignIn, { email: 'demo@greeter.example', password: 'welcome-to-greeter' });
  expect(product.stderr).toBe('');
  expect(product.stdout).not.toContain('the demo was not made');
  expect(await checkIns()).toBeGreaterThan(100);
});

test('PostgreSQL killed at any moment of the start is started again', async () => {
  for (const moment of [
    "select from pg_roles where rolname = 'greeter_app'",
    'select from graphile_worker.migrations',
  ]) {
    start();
    await untilThere(moment);
    process.kill(postmasterOf(folder)!, 'SIGKILL');
    await product.url();
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
    removeFolder(folder);
    folder = newFolder();
  }
});

test('SIGTERM ends it though its PostgreSQL stands still: it says why that took so long, and PostgreSQL ends once it can', async () => {
  start();
  await product.url();
  const pid = postmasterOf(folder)!;
  process.kill(pid, 'SIGSTOP');
  try {
    expect(await product.end('SIGTERM')).toMatchObject({
      code: 1,
      stderr:
        'Stopping took 20 seconds, because the database does not answer: the process ends without waiting for the rest.\n',
    });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await until(() => postmasterOf(folder) === null, 'PostgreSQL to end');
});

test('SIGTERM ends a start that is held up in a statement, and the PostgreSQL that runs it', async () => {
  await start().url();
  await product.end('SIGTERM');
  await startPostgres(folder);
  const holder = new pg.Client(superuserOf(folder));
  holder.on('error', () => {}); // PostgreSQL ends under it
  await holder.connect();
  await holder.query('begin; lock table graphile_worker.migrations');
  start();
  await untilThere("select from pg_locks where relation = 'graphile_worker.migrations'::regclass and not granted");
  expect(await product.end('SIGTERM')).toMatchObject({
    code: 1,
    stderr: 'Stopping took 18 seconds: the process ends without waiting for the rest.\n',
  });
  await until(() => postmasterOf(folder) === null, 'PostgreSQL to end');
});

test('a database that does not answer is named in time, and the start may be stopped', async () => {
  start();
  await product.url();
  const pid = postmasterOf(folder)!;
  await product.end('SIGKILL');
  process.kill(pid, 'SIGSTOP');
  try {
    start();
    await until(() => product.stdout.includes('Waiting for the database in'), 'the sentence');
    expect(await product.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});
