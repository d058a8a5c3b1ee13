import { afterEach, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';

const PLACE = 'subscription($publicId: String!) { placeInLineChanged(publicId: $publicId) { status } }';

const NOTE =
  'mutation($id: ID!, $version: Int, $notes: String!) { updateCheckIn(id: $id, version: $version, input: { notes: $notes }) { version } }';

const world = useWorld();
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

/** What comes over a connection that this token opened, and how it was closed. */
function hear(token: string, query: string, variables: Record<string, unknown> = {}) {
  const heard = { values: 0, closed: [] as number[] };
  const client = createClient({
    url: `${world.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
    on: {
      closed: (event) => {
        heard.closed.push((event as { code: number }).code);
      },
    },
  });
  clients.push(client);
  client.subscribe(
    { query, variables },
    {
      next: () => {
        heard.values += 1;
      },
      error: () => {},
      complete: () => {},
    },
  );
  return heard;
}

async function aWatchingKiosk() {
  const { launchKiosk } = await world.business.owner.must('mutation { launchKiosk { token device { id } } }');
  const { publicId } = await world.business.checkIn();
  const heard = hear(launchKiosk.token, PLACE, { publicId });
  await until(() => heard.values > 0, 'the place in line');
  return { heard, id: launchKiosk.device.id as string, token: launchKiosk.token as string };
}

test('revoking a kiosk closes its open connection, and no other', async () => {
  const [one, two] = [await aWatchingKiosk(), await aWatchingKiosk()];
  await world.business.owner.must('mutation($id: ID!) { revokeKioskDevice(id: $id) { success } }', { id: one.id });
  await until(() => one.heard.closed.length > 0, 'the connection to close');
  expect(one.heard.closed).toEqual([4403]);
  expect(two.heard.closed).toEqual([]);
});

test('a replaced token closes what the old one opened', async () => {
  const { heard, token } = await aWatchingKiosk();
  await new Actor(world.url, token).must('mutation { refreshKioskToken { token } }');
  await until(() => heard.closed.length > 0, 'the connection to close');
  expect(heard.closed).toEqual([4403]);
});

test('hosts hear that the settings changed', async () => {
  const heard = hear(world.business.owner.token!, 'subscription { checkInAppChanged { at } }');
  let number = 0;
  await until(async () => {
    number += 1;
    await world.business.owner.must(
      'mutation($text: String!) { updateCheckInApp(input: { headerText: $text }) { version } }',
      {
        text: `Hello ${number}`,
      },
    );
    return heard.values > 0;
  }, 'the tick');
});

test('a change of the settings is no change of the queue', async () => {
  const queue = hear(world.business.owner.token!, 'subscription { queueChanged { at } }');
  const settings = hear(world.business.owner.token!, 'subscription { checkInAppChanged { at } }');
  let number = 0;
  await until(async () => {
    number += 1;
    await world.business.owner.must(
      'mutation($text: String!) { updateCheckInApp(input: { headerText: $text }) { version } }',
      {
        text: `Hello ${number}`,
      },
    );
    return settings.values > 2;
  }, 'the ticks');
  expect(queue.values).toBe(0);
});

test('a connection whose session is over closes at the next tick', async () => {
  const phone = await world.business.phone();
  const entry = await world.business.checkIn();
  const heard = hear(phone.token!, PLACE, { publicId: entry.publicId });
  await until(() => heard.values > 0, 'the place in line');
  world.clock.forward(301 * 60_000);
  const { checkIn } = await world.business.owner.must('query($id: ID!) { checkIn(id: $id) { version } }', {
    id: entry.id,
  });
  await world.business.owner.must(NOTE, { id: entry.id, version: checkIn.version, notes: 'late' });
  await until(() => heard.closed.length > 0, 'the connection to close');
  expect(heard.closed).toEqual([4403]);
});
