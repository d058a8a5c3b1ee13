import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import WebSocket from 'ws';
import { hashToken, newToken, seal } from '../../dist/server/core/tokens.js';
import { LARGE, SIZES, publicId } from './data.mjs';
import { load, median } from './measure.mjs';

const CONNECTIONS = 20;
const QUEUE = `query QueuePage_Queue($first: Int!) { queue(first: $first) { total items {
  id publicId status version partySize temperature notes isNewCustomer position createdAt readiedAt servicedAt canceledAt cancelBy notifiedAt undoUntil isEditable
  customer { id firstName lastName phone email } } } }`;
const CHECK_IN = 'mutation CheckIn($input: CheckInInput!) { checkIn(input: $input) { checkInId publicId position } }';
const PLACE =
  'subscription Place($publicId: String!) { placeInLineChanged(publicId: $publicId) { status position peopleAhead } }';
const SET_STATUS =
  'mutation Set($id: ID!, $status: CheckInStatus!, $version: Int!) { setCheckInStatus(id: $id, status: $status, version: $version) { version } }';

const json = (token) => ({ 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) });

async function ask({ productUrl }, token, query, variables) {
  const response = await fetch(`${productUrl}/graphql`, {
    method: 'POST',
    headers: json(token),
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}

/** Statements that reached the database while `work` ran once, by its own counter of calls. */
async function statementsOf({ client }, work) {
  const calls = async () =>
    Number((await client.query(`select coalesce(sum(calls), 0) as calls from pg_stat_statements`)).rows[0].calls);
  const before = await calls().catch(() => null);
  if (before === null) return 'not counted';
  await work();
  return (await calls()) - before - 1;
}

export const queueWork = {
  product: ({ product, seconds, productUrl, loginToken }) =>
    load({
      pid: product.pid,
      seconds,
      connections: CONNECTIONS,
      url: `${productUrl}/graphql`,
      method: 'POST',
      headers: json(loginToken),
      body: JSON.stringify({ query: QUEUE, variables: { first: 200 } }),
    }),
  limit: ({ limit, seconds, limitUrl }) =>
    load({ pid: limit.pid, seconds, connections: CONNECTIONS, url: `${limitUrl}/queue` }),
  async assertSame(parts) {
    const { queue } = await ask(parts, parts.loginToken, QUEUE, { first: 200 });
    const same = await (await fetch(`${parts.limitUrl}/queue`)).json();
    assert.equal(queue.items.length, 200);
    assert.equal(queue.total, same.total);
    const shape = ({ createdAt, ...item }) => ({ ...item, createdAt: Date.parse(createdAt) });
    assert.deepEqual(queue.items.map(shape), same.items.map(shape));
  },
  statements: (parts) => statementsOf(parts, () => ask(parts, parts.loginToken, QUEUE, { first: 200 })),
};

async function kiosk({ client }) {
  const token = newToken('k', LARGE);
  await client.query(
    `insert into kiosk_device (business_id, id, name, token_hash, created_at, last_used_at) values (${LARGE}, (${LARGE}::bigint << 32) | nextval('kiosk_device_id_seq'), 'Bench', $1, now(), now())`,
    [hashToken(token)],
  );
  return token;
}

/** Customers take turns; none of them waits already. */
function customers() {
  let next = SIZES.waiting + 1000;
  return () => {
    next += 1;
    if (next >= SIZES.customers) next = SIZES.waiting + 1001;
    return next;
  };
}
const nextCustomer = customers();
const HANDLE_MS = 30 * 60 * 1000;
const handleOf = (secret, person) => seal(secret, 'person', `${LARGE}:${person}:`, new Date(Date.now() + HANDLE_MS));
const checkInBody = (secret) =>
  JSON.stringify({ query: CHECK_IN, variables: { input: { handle: handleOf(secret, nextCustomer()), partySize: 2 } } });
const limitBody = () =>
  JSON.stringify({
    publicId: newToken('c', LARGE),
    customerId: String((BigInt(LARGE) << 32n) | BigInt(nextCustomer())),
  });

export const checkInWork = {
  async product(parts) {
    const token = await kiosk(parts);
    return load({
      pid: parts.product.pid,
      seconds: parts.seconds,
      connections: CONNECTIONS,
      url: `${parts.productUrl}/graphql`,
      requests: [
        {
          method: 'POST',
          headers: json(token),
          setupRequest: (request) => ({ ...request, body: checkInBody(parts.secret) }),
        },
      ],
    });
  },
  limit: ({ limit, seconds, limitUrl }) =>
    load({
      pid: limit.pid,
      seconds,
      connections: CONNECTIONS,
      url: `${limitUrl}/check-in`,
      requests: [{ method: 'POST', headers: json(), setupRequest: (request) => ({ ...request, body: limitBody() }) }],
    }),
  async assertSame(parts) {
    const { checkIn } = await ask(parts, await kiosk(parts), CHECK_IN, JSON.parse(checkInBody(parts.secret)).variables);
    const same = await (
      await fetch(`${parts.limitUrl}/check-in`, { method: 'POST', headers: json(), body: limitBody() })
    ).json();
    assert.equal(checkIn.position, SIZES.waiting + 1);
    assert.equal(same.position, checkIn.position + 1);
  },
  async statements(parts) {
    const token = await kiosk(parts);
    return statementsOf(parts, () => ask(parts, token, CHECK_IN, JSON.parse(checkInBody(parts.secret)).variables));
  },
};

const REPEATS = 15;

/** From the write until the last of all phones has its new line; the median of some repeats. Nobody may miss one. */
async function fanOut(connect, write) {
  const phones = Array.from({ length: SIZES.waiting }, (_, n) => ({ n, place: null, wanted: null, done: null }));
  const sockets = await Promise.all(
    phones.map((phone) =>
      connect(publicId(phone.n), (place) => {
        phone.place = place;
        if (phone.wanted !== null && place.position === phone.wanted) phone.done();
      }),
    ),
  );
  const times = [];
  try {
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const seat = repeat % 2 === 0;
      const all = phones.slice(1).map(
        (phone) =>
          new Promise((resolve) => {
            phone.wanted = seat ? phone.n : phone.n + 1;
            phone.done = resolve;
          }),
      );
      const began = performance.now();
      await write(seat ? 'SEATED' : 'CHECKED_IN', publicId(0));
      await Promise.race([
        Promise.all(all),
        new Promise((_, reject) => {
          setTimeout(() => reject(new Error('a phone did not hear of its new line')), 20_000).unref();
        }),
      ]);
      times.push(performance.now() - began);
      // The pause between two ticks of one business is part of the design; what is measured is one write from rest.
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
    }
  } finally {
    for (const socket of sockets) socket.terminate();
  }
  return { lastMs: median(times) };
}

export const fanOutWork = {
  async product(parts) {
    const {
      rows: [first],
    } = await parts.client.query(`select id, version from check_in where business_id = ${LARGE} and public_id = $1`, [
      publicId(0),
    ]);
    let { version } = first;
    return fanOut(
      (link, hear) =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(parts.productUrl.replace('http', 'ws') + '/graphql', 'graphql-transport-ws');
          socket.on('error', reject).on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
          socket.on('message', (text) => {
            const message = JSON.parse(text);
            if (message.type === 'connection_ack')
              socket.send(
                JSON.stringify({
                  id: '1',
                  type: 'subscribe',
                  payload: { query: PLACE, variables: { publicId: link } },
                }),
              );
            if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
            if (message.type === 'next') {
              hear(message.payload.data.placeInLineChanged);
              resolve(socket);
            }
            if (message.type === 'error') reject(new Error(JSON.stringify(message.payload)));
          });
        }),
      async (status) => {
        version = (await ask(parts, parts.loginToken, SET_STATUS, { id: first.id, status, version })).setCheckInStatus
          .version;
      },
    );
  },
  limit: (parts) =>
    fanOut(
      (link, hear) =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`${parts.limitUrl.replace('http', 'ws')}/${link}`);
          socket
            .on('error', reject)
            .on('open', () => resolve(socket))
            .on('message', (text) => hear(JSON.parse(text)));
        }),
      (status, link) =>
        fetch(`${parts.limitUrl}/status`, {
          method: 'POST',
          headers: json(),
          body: JSON.stringify({ publicId: link, status: status.toLowerCase().replace('_', '-') }),
        }),
    ),
  async assertSame() {},
};
