import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Embedded } from '../../server/core/database/embedded.js';
import { startPostgres } from './outside-postgres.js';
import { RawLive } from '../access/raw-socket.js';
import { until } from '../world/until.js';
import { Guests } from './Guests.js';
import { newFolder, postmasterOf, removeFolder, RunningApp } from './RunningApp.js';
import { mailsTo, signUp } from './sign-up.js';
import { superuserOf } from './superuser.js';
import { QueueChanged } from '../check-ins/queue.generated.js';
import { PlaceInLineChanged, type PlaceInLineChangedSubscription } from '../check-ins/place-in-line.generated.js';
import { ReadCheckIn } from '../check-ins/check-in.generated.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { SendEmailLink } from '../accounts/sign-up.generated.js';

const EMAIL = 'rosa@example.com';

let folder: string;
let postgres: Embedded;
let product: RunningApp;
let url: string;

beforeAll(async () => {
  folder = newFolder();
  postgres = await startPostgres(folder);
  const { host, port, user, password, database } = superuserOf(folder);
  product = new RunningApp(folder, {
    env: {
      DATABASE_URL: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    },
  });
  url = await product.url();
}, 90_000);

afterAll(async () => {
  await product.end('SIGTERM');
  await postgres.stop();
  removeFolder(folder);
});

/** `fast` ends every connection and writes everything out; `immediate` is like a crash. */
async function stopPostgres(how: 'fast' | 'immediate'): Promise<void> {
  process.kill(postgres.pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  await until(() => postmasterOf(folder) === null, 'PostgreSQL to end');
}

test('PostgreSQL goes away under writes, twice: clear refusals meanwhile, nothing lost, nothing twice, everything goes on', async () => {
  const { owner, businessId } = await signUp(url, EMAIL);
  const guests = await Guests.arrive(folder, businessId, () => url, owner.token!);
  await guests.more(20);
  const firstCheckIn = [...guests.answered.values()][0]!;
  const { checkIn } = await owner.must(ReadCheckIn, { id: firstCheckIn });
  const live = await RawLive.open(url, owner.token!);
  await until(() => live.messages.length > 0, 'the acknowledgement');
  live.subscribe('queue', QueueChanged);
  live.subscribe('place', PlaceInLineChanged, { publicId: checkIn.publicId });
  await until(() => live.about('queue').length > 0 && live.about('place').length > 0, 'live updates');

  for (const how of ['fast', 'immediate'] as const) {
    await stopPostgres(how);
    const before = guests.count('unavailable');
    await until(() => guests.count('unavailable') > before + 300, 'refusals');
    expect(await refusals(checkIn.publicId)).toEqual({
      healthz: 200,
      readyz: 503,
      page: 503,
      outbox: 503,
      missing: 503,
      login: 200,
      graphql: 'UNAVAILABLE',
    });

    postgres = await startPostgres(folder);
    await until(async () => (await fetch(`${url}/readyz`)).ok, 'the product to be ready again');
    await guests.more(20);
    const ticks = live.about('queue').length;
    await until(() => live.about('queue').length > ticks, 'a tick after the database came back');
  }
  await guests.leave();
  expect(await guests.faults()).toEqual([]);

  // Also the value that a party looks at is read again.
  await owner.must(SetCheckInStatus, { id: firstCheckIn, status: 'READY', version: checkIn.version });
  const place = () => live.about('place').at(-1)?.payload as { data?: PlaceInLineChangedSubscription } | undefined;
  await until(() => place()?.data?.placeInLineChanged.status === 'READY', 'the new place');
  live.end();

  await owner.must(SendEmailLink, { email: EMAIL, tokenType: 'PASSWORD' });
  const links = async () => (await mailsTo(url, EMAIL)).filter(({ text }) => text.includes('/password_reset/')).length;
  await until(async () => (await links()) > 0, 'a mail after the database came back');
  expect(await links()).toBe(1);

  expect(product.isAlive).toBe(true);
  expect(product.stderr).toBe('');
  expect(product.stdout).not.toContain('internal error');
  // A whole run of the queue at the finest log level: nobody's name, address, number or token.
  expect(product.stdout.split('\n').filter((line) => line.startsWith('{')).length).toBeGreaterThan(0);
  for (const secret of [EMAIL, 'Rosa', 'Guest', '212555', owner.token!, checkIn.publicId])
    expect(product.stdout).not.toContain(secret);
});

/** What whoever asks while the database is away is told. */
async function refusals(publicId: string) {
  const get = async (address: string, headers = {}) => (await fetch(`${url}${address}`, { headers })).status;
  const graphql = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query($id: String!) { placeInLine(publicId: $id) { status } }',
      variables: { id: publicId },
    }),
  });
  return {
    healthz: await get('/healthz'),
    readyz: await get('/readyz'),
    page: await get(`/ck/${publicId}`),
    outbox: await get('/sandbox/outbox'),
    missing: await get(
      `/api/business/get-checkin-overview?data=${encodeURIComponent(JSON.stringify({ public_id: publicId }))}`,
    ),
    login: await get('/login'),
    graphql: ((await graphql.json()) as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code,
  };
}
