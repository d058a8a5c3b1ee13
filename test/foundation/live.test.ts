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
  const heard: Heard = { values: [], errors: [], closed: [] };
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: true,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
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
      next: ({ data, errors }) => {
        if (data) heard.values.push(Object.values(data)[0] as object);
        if (errors) heard.errors.push(...errors);
      },
      error: (error) => {
        heard.errors.push(...(Array.isArray(error) ? error : [error]));
      },
      complete: () => {},
    },
  );
  return heard;
}

/** Ticks that were sent before the subscription stood are nobody's: check in until the first is heard. */
async function connected(heard: Heard): Promise<void> {
  await until(async () => {
    await world.business.checkIn();
    return heard.values.length > 0;
  });
}

describe('live updates', () => {
  test('a host hears that something changed, on commit only', async () => {
    const heard = hear(QueueChanged, {}, world.business.owner.token);
    await connected(heard);
    const before = heard.values.length;
    expect(await world.business.owner.refused(AddCheckIn, { input: { customerId: '1' } })).toBe('NOT_FOUND');
    await world.business.checkIn();
    await until(async () => heard.values.length > before);
  });

  test('a party hears its own place at once and whenever it changes', async () => {
    const [first, second] = [await world.business.checkIn(undefined, { partySize: 3 }), await world.business.checkIn()];
    const heard = hear(PlaceInLineChanged, { publicId: second.publicId }, null);
    await until(async () => heard.values.length === 1);
    expect(heard.values[0]).toEqual({ status: 'CHECKED_IN', position: 2, peopleAhead: 3 });
    await world.business.checkIn();
    await world.business.owner.must(SetCheckInStatus, { id: first.id, status: 'SEATED', version: 1 });
    await until(async () => heard.values.at(-1)?.position === 1);
    // The third party's arrival changed the line that was drawn, not this party's rank.
    expect(heard.values.at(-1)).toEqual({ status: 'CHECKED_IN', position: 1, peopleAhead: 0 });
  });

  test('a party whose check-in the host deleted is told so, and hears no more', async () => {
    const entry = await world.business.checkIn();
    const heard = hear(PlaceInLineChanged, { publicId: entry.publicId }, null);
    await until(async () => heard.values.length === 1);
    await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
    await until(async () => heard.errors.length === 1);
    expect(heard.errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  test('nobody hears another business', async () => {
    const other = await world.aBusiness();
    const heard = hear(QueueChanged, {}, other.owner.token);
    await connected(hear(QueueChanged, {}, world.business.owner.token));
    expect(heard.values).toEqual([]);
  });

  test('nobody subscribes without the right, and the connection carries subscriptions only', async () => {
    for (const [query, code] of [
      [QueueChanged, 'UNAUTHENTICATED'],
      ['{ environment { version } }', 'BAD_REQUEST'],
    ] as const) {
      const heard = hear(query, {}, null);
      await until(async () => heard.errors.length > 0);
      expect(heard.errors[0]).toMatchObject({ extensions: { code } });
    }
  });

  test('a session that ends closes its connection with 4403', async () => {
    const heard = hear(QueueChanged, {}, world.business.owner.token);
    await connected(heard);
    await world.business.owner.must(SignOut);
    await until(async () => heard.closed.includes(4403));
  });

  test('ticks go on after the LISTEN connection was lost', async () => {
    const heard = hear(QueueChanged, {}, world.business.owner.token);
    await connected(heard);
    await world.endListening();
    const before = heard.values.length;
    await until(async () => {
      await world.business.checkIn();
      return heard.values.length > before;
    });
  });

  test('a check-in through one process shows on a host who is connected to another', async () => {
    const second = await openWorld();
    try {
      const heard = hear(QueueChanged, {}, world.business.owner.token, second.url);
      await connected(heard);
      expect(heard.values.length).toBeGreaterThan(0);
    } finally {
      await second.close();
    }
  });
});
