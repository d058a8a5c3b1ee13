import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { until } from '../world/until.js';
import { openWorld, useWorld } from '../world/use-world.js';
import { QueueChanged } from '../check-ins/queue.generated.js';
import { PlaceInLineChanged } from '../check-ins/place-in-line.generated.js';
import { AddCheckIn, DeleteCheckIns } from '../check-ins/check-in.generated.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { SignOut } from '../accounts/sign-in.generated.js';

const world = useWorld();
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

interface Heard {
  values: { position?: number | null }[];
  errors: unknown[];
  closed: number[];
}

/** Subscribes and collects what comes. */
function hear(query: string, variables: Record<string, unknown>, token: string | null, url = world.url): Heard {
  const events: Heard = { values: [], errors: [], closed: [] };
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: true,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    on: {
      closed: (event) => {
        events.closed.push((event as { code: number }).code);
      },
    },
  });
  clients.push(client);
  client.subscribe(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (data) events.values.push(Object.values(data)[0] as object);
        if (errors) events.errors.push(...errors);
      },
      error: (error) => {
        events.errors.push(...(Array.isArray(error) ? error : [error]));
      },
      complete: () => {},
    },
  );
  return events;
}

/** Until a change is heard, after the tick of the beginning. */
async function connected(events: Heard): Promise<void> {
  await until(async () => events.values.length > 0);
  const before = events.values.length;
  await world.business.checkIn();
  await until(async () => events.values.length > before);
}

describe('live updates', () => {
  test('a host hears that something changed, on commit only', async () => {
    const events = hear(QueueChanged, {}, world.business.owner.token);
    await connected(events);
    const before = events.values.length;
    expect(await world.business.owner.refused(AddCheckIn, { input: { customerId: '1' } })).toBe('NOT_FOUND');
    await world.business.checkIn();
    await until(async () => events.values.length > before);
  });

  test('a party hears its own place at once and whenever it changes', async () => {
    const [first, second] = [await world.business.checkIn(undefined, { partySize: 3 }), await world.business.checkIn()];
    const events = hear(PlaceInLineChanged, { publicId: second.publicId }, null);
    await until(async () => events.values.length === 1);
    expect(events.values[0]).toEqual({ status: 'CHECKED_IN', position: 2, peopleAhead: 3 });
    await world.business.checkIn();
    await world.business.owner.must(SetCheckInStatus, { id: first.id, status: 'SEATED', version: 1 });
    await until(async () => events.values.at(-1)?.position === 1);
    // The third party's arrival changed the line that was drawn, not this party's rank.
    expect(events.values.at(-1)).toEqual({ status: 'CHECKED_IN', position: 1, peopleAhead: 0 });
  });

  test('a party whose check-in the host deleted is told so, and hears no more', async () => {
    const entry = await world.business.checkIn();
    const events = hear(PlaceInLineChanged, { publicId: entry.publicId }, null);
    await until(async () => events.values.length === 1);
    await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
    await until(async () => events.errors.length === 1);
    expect(events.errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  test('nobody hears another business', async () => {
    const other = await world.aBusiness();
    const events = hear(QueueChanged, {}, other.owner.token);
    await until(async () => events.values.length === 1);
    await connected(hear(QueueChanged, {}, world.business.owner.token));
    expect(events.values).toHaveLength(1);
  });

  test('nobody subscribes without the right, and the connection carries subscriptions only', async () => {
    for (const [query, code] of [
      [QueueChanged, 'UNAUTHENTICATED'],
      ['{ environment { version } }', 'BAD_REQUEST'],
    ] as const) {
      const events = hear(query, {}, null);
      await until(async () => events.errors.length > 0);
      expect(events.errors[0]).toMatchObject({ extensions: { code } });
    }
  });

  test('a session that ends closes its connection with 4403', async () => {
    const events = hear(QueueChanged, {}, world.business.owner.token);
    await connected(events);
    await world.business.owner.must(SignOut);
    await until(async () => events.closed.includes(4403));
  });

  test('ticks go on after the LISTEN connection was lost', async () => {
    const events = hear(QueueChanged, {}, world.business.owner.token);
    await connected(events);
    await world.endListening();
    const before = events.values.length;
    await until(async () => {
      await world.business.checkIn();
      return events.values.length > before;
    });
  });

  test('a check-in through one process shows on a host who is connected to another', async () => {
    const second = await openWorld();
    try {
      const events = hear(QueueChanged, {}, world.business.owner.token, second.url);
      await connected(events);
      expect(events.values.length).toBeGreaterThan(0);
    } finally {
      await second.close();
    }
  });
});

// The deadline is far from the 2 s after which the connection is cut, and before the 30 s for which ws waits by itself.
test('a client that stopped reading does not hold up the end of the server', async () => {
  const ending = await openWorld();
  const socket = new WebSocket(`${ending.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.pause();
  await expect(ending.close()).resolves.toBeUndefined();
  socket.terminate();
}, 20_000);
