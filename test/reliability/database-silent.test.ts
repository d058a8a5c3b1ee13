import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import path from 'node:path';
import type { Embedded } from '../../server/core/database/embedded.js';
import { startPostgres } from './outside-postgres.js';
import { until } from '../world/until.js';
import { Guests } from './Guests.js';
import { newFolder, removeFolder, RunningApp } from './RunningApp.js';
import { signUp } from './sign-up.js';
import { StallingProxy } from './StallingProxy.js';
import { superuserOf } from './superuser.js';

const HOOK_MS = 60_000;
/** Longer than the product may take with a silent database (7 s), shorter than for ever. */
const PATIENCE_MS = 20_000;

let folder: string;
let postgres: Embedded;
let proxy: StallingProxy;
let product: RunningApp;
let url: string;

beforeAll(async () => {
  folder = newFolder();
  postgres = await startPostgres(folder);
}, HOOK_MS);
afterAll(async () => {
  await postgres.stop();
  removeFolder(folder);
});
beforeEach(async () => {
  const { host, port, user, password, database } = superuserOf(folder);
  proxy = await StallingProxy.open({ path: path.join(host, `.s.PGSQL.${port}`) });
  product = new RunningApp(folder, {
    env: { DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${database}` },
  });
  url = await product.url();
}, HOOK_MS);
afterEach(async () => {
  if (product.isAlive) await product.end('SIGKILL');
  await proxy.close();
}, HOOK_MS);

/** What a visitor's browser and a search engine are told while nothing can be read. */
async function refusalOf(address: string) {
  const { status, headers } = await fetch(`${url}${address}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const isFramed = /frame-ancestors \*/.test(headers.get('content-security-policy') ?? '');
  return { status, retryAfter: headers.get('retry-after'), isFramed };
}

const statusOf = async (address: string): Promise<number> =>
  (await fetch(`${url}${address}`, { signal: AbortSignal.timeout(PATIENCE_MS) })).status;

test('under writes it stalls, falls silent, is reset and half closed: clear refusals meanwhile, then it goes on and nothing is lost', async () => {
  const { owner, businessId } = await signUp(url, 'rosa@example.com');
  const guests = await Guests.arrive(folder, businessId, () => url, owner.token!);
  await guests.more(10);

  proxy.stall();
  const refused = guests.count('unavailable');
  await until(() => guests.count('unavailable') > refused, 'a refusal');
  expect(await Promise.all(['/healthz', '/readyz', '/sandbox/outbox'].map(statusOf))).toEqual([200, 503, 503]);
  const refusal = { status: 503, retryAfter: '2', isFramed: false };
  expect(await Promise.all(['/page/salon-rosa', '/search?q=rosa', '/embed/salon-rosa'].map(refusalOf))).toEqual([
    refusal,
    refusal,
    { ...refusal, isFramed: true },
  ]);
  proxy.resume();
  await guests.more(10);

  for (const fault of ['silence', 'reset', 'halfClose'] as const) {
    proxy[fault]();
    await guests.more(10);
    await until(async () => (await statusOf('/readyz')) === 200, 'the product to be ready again');
  }

  await guests.leave();
  expect(await guests.faults()).toEqual([]);
  expect(product.isAlive).toBe(true);
  expect(product.stderr).toBe('');
  expect(product.stdout).not.toContain('internal error');
});

test('SIGTERM ends it even then', async () => {
  proxy.stall();
  const { code, signal } = await product.end('SIGTERM');
  expect({ signal, ended: [0, 1].includes(code!) }).toEqual({ signal: null, ended: true });
});
