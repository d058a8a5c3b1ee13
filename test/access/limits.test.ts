import { afterEach, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { poolOf } from '../../server/core/database/data-source.js';
import { askAsSuperuser } from '../setup/database.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { RawLive, sendRaw } from './raw-socket.js';
import { QueueChanged } from '../check-ins/queue.generated.js';
import { PlaceInLineChanged } from '../check-ins/place-in-line.generated.js';
import { UploadCheckInLogo } from '../media/logo.generated.js';
import { LaunchKiosk } from '../check-in-app/kiosk.generated.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { ReadViewer } from '../accounts/sign-in.generated.js';
import { CheckEmail } from '../accounts/sign-up.generated.js';
import { revokeQuietly } from '../world/plant.js';

const MINUTE_MS = 60_000;

const world = useWorld();
const lives: RawLive[] = [];
afterEach(() => {
  for (const live of lives.splice(0)) live.end();
});

function formOf(fields: Record<string, string>, file: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(file, new Blob(['x']), 'logo.png');
  return form;
}

const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nested = (depth: number): string => (depth === 1 ? 'a' : `a { ${nested(depth - 1)} }`);

/** Documents of one operation, and what is said of them. */
const TOO_MUCH: Record<string, [(kind: string) => string, RegExp]> = {
  'a depth of 9': [(kind) => `${kind} { ${nested(9)} }`, /depth limit of 8 exceeded, found 9/],
  'a depth of 9 through fragments': [
    (kind) => `${kind} { a { a { a { ...A } } } } fragment A on QueueTick { ${nested(5)} }`,
    /depth limit of 8 exceeded/,
  ],
  '16 aliases': [
    (kind) => `${kind} { ${repeat(16, (index) => `a${index}: __typename`)} }`,
    /Aliases limit of 15 exceeded/,
  ],
  '101 aliases of __typename': [
    (kind) => `${kind} { ${repeat(101, (index) => `a${index}: __typename`)} }`,
    /holds a name at most 100 times/,
  ],
  '6 directives': [
    (kind) => `${kind} { __typename ${repeat(6, () => '@include(if: true)')} }`,
    /Directives limit of 5 exceeded/,
  ],
  '6 directives, each on a field of its own': [
    (kind) => `${kind} { ${repeat(6, (index) => `a${index}: __typename @include(if: true)`)} }`,
    /Directives limit of 5 exceeded/,
  ],
  '1,501 tokens': [
    (kind) => `${kind} { ${repeat(1501, (index) => `field${index}`)} }`,
    /more than 1500 tokens|more that 1500 tokens/,
  ],
  'the schema read in circles': [
    (kind) =>
      `${kind} { __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
    /Maximum introspection depth/,
  ],
  'a fragment within itself': [
    (kind) => `${kind} { ...A } fragment A on Query { __typename ...B } fragment B on Query { ...A }`,
    /Cannot spread fragment "A" within itself/,
  ],
  'a fragment that is not there': [(kind) => `${kind} { ...A }`, /Unknown fragment "A"/],
  'no document at all': [() => '{', /Syntax Error/],
};

describe('a document that is too much', () => {
  test.each(Object.keys(TOO_MUCH))('%s is refused over HTTP', async (name) => {
    const [document, reason] = TOO_MUCH[name]!;
    const { status, data, errors } = await world.business.owner.askText(document('query'));
    expect(errors!.some(({ message }) => reason.test(message))).toBe(true);
    expect({ status, data, codes: new Set(errors!.map((error) => error.extensions.code)) }).toEqual({
      status: 400,
      data: undefined,
      codes: new Set(['BAD_REQUEST']),
    });
  });

  test.each(Object.keys(TOO_MUCH))('%s is refused on a live connection', async (name) => {
    const live = await open();
    const [document, reason] = TOO_MUCH[name]!;
    live.subscribe('1', document('subscription'));
    await until(() => live.about('1').length > 0, 'an answer');
    expect(live.about('1')).toEqual([
      expect.objectContaining({
        type: 'error',
        payload: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringMatching(reason), extensions: { code: 'BAD_REQUEST' } }),
        ]),
      }),
    ]);
    await hears(live);
  });

  test('two root fields of a mutation are refused, however they are written', async () => {
    for (const query of [
      'mutation { signOut { success } b: signOut { success } }',
      'mutation { ...M } fragment M on Mutation { signOut { success } }',
      'mutation { ... { signOut { success } } }',
    ]) {
      expect(await world.business.owner.askText(query)).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'BAD_REQUEST' } }],
      });
    }
  });

  test('several operations in one request are refused', async () => {
    const response = await fetch(`${world.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  test('a request of more than 200 kB is TOO_LARGE', async () => {
    const notes = 'x'.repeat(200 * 1024);
    expect(
      await world.business.owner.post('/graphql', { query: '{ __typename }', variables: { notes } }),
    ).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    expect(await world.business.owner.post('/api/business/add_checkin', { checkin: { notes } })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
  });

  test('what just fits is answered: introspection, 15 aliases, 5 directives', async () => {
    expect((await world.anonymous.askText(getIntrospectionQuery())).status).toBe(200);
    expect(
      (
        await world.anonymous.askText(
          `{ ${repeat(15, (index) => `a${index}: __typename ${index < 5 ? '@include(if: true)' : ''}`)} }`,
        )
      ).status,
    ).toBe(200);
  });
});

const open = async (token = world.business.owner.token!): Promise<RawLive> => {
  const live = await RawLive.open(world.url, token);
  lives.push(live);
  await until(() => live.messages.some(({ type }) => type === 'connection_ack'), 'the acknowledgement');
  return live;
};

/** The connection still carries subscriptions. */
async function hears(live: RawLive): Promise<void> {
  live.subscribe('hears', PlaceInLineChanged, { publicId: (await world.business.checkIn()).publicId });
  await until(() => live.about('hears').some(({ type }) => type === 'next'), 'the place in line');
}

describe('a live connection', () => {
  test('is closed for a message of more than 64 kB', async () => {
    const live = await open();
    live.send({ type: 'ping', payload: 'x'.repeat(64 * 1024) });
    expect(await live.closed).toBe(1009);
  });

  test('carries twelve subscriptions; the next one is refused until another ends', async () => {
    const live = await open();
    for (let id = 1; id <= 13; id += 1) live.subscribe(String(id), QueueChanged);
    await until(() => live.about('13').length > 0, 'the refusal');
    expect(live.about('13')).toMatchObject([{ type: 'error', payload: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
    live.send({ type: 'complete', id: '1' });
    await hears(live);
  });

  test('is not used up by subscriptions that were refused', async () => {
    const live = await open();
    for (let index = 0; index < 13; index += 1) {
      live.subscribe(`refused ${index}`, PlaceInLineChanged, { publicId: 'wrong' });
      await until(() => live.about(`refused ${index}`).length > 0, 'the refusal');
    }
    await hears(live);
  });

  test('of a phone is closed with 4403 when its session expires', async () => {
    const phone = await world.business.phone();
    world.clock.forward(300 * MINUTE_MS - 1);
    const live = await open(phone.token!);
    await hears(live);
    world.clock.forward(MINUTE_MS);
    expect(await live.closed).toBe(4403);
  });

  test('of a revoked kiosk is closed with 4403, also if it could not be asked at once', async () => {
    const { launchKiosk } = await world.business.owner.must(LaunchKiosk);
    const live = await open(launchKiosk.token);
    await hears(live);
    await revokeQuietly(launchKiosk.device.id);
    const pool = poolOf(world.app.dependencies.source);
    const { connect } = pool;
    let failed = 0;
    pool.connect = (() => {
      failed += 1;
      pool.connect = connect;
      return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    }) as typeof connect;
    await askAsSuperuser(`select pg_notify('tick', $1)`, [`${world.business.id} revoked`]);
    expect(await live.closed).toBe(4403);
    expect(failed).toBe(1);
  });

  test('that goes while its rights are read leaves no listener', async () => {
    const live = await open();
    for (let index = 0; index < 5; index += 1) live.subscribe(String(index), QueueChanged);
    live.end();
    await live.closed;
    await hears(await open());
  });

  test.each(['//', '/graphql/../', 'http://[', '*'])('asked for at %s does not harm the process', async (address) => {
    await sendRaw(
      world.url,
      `GET ${address} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    expect((await fetch(`${world.url}/healthz`)).status).toBe(200);
  });
});

describe('another site', () => {
  const FOREIGN = { origin: 'https://evil.example' };
  const cookie = () => ({ cookie: `greeter_login=${world.business.owner.token}` });
  const write = (path: string, headers: Record<string, string>, body: string | FormData): Promise<Response> =>
    fetch(`${world.url}${path}`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };
  const PAUSE = JSON.stringify({ query: 'mutation { updateCheckInApp(input: { paused: true }) { paused } }' });

  const WAYS: [string, string, Record<string, string>, () => string | FormData][] = [
    ['a mutation', '/graphql', json, () => PAUSE],
    [
      'an upload',
      '/graphql',
      { 'apollo-require-preflight': 'true' },
      () =>
        formOf(
          {
            operations: JSON.stringify({ query: UploadCheckInLogo, variables: { file: null } }),
            map: '{"0":["variables.file"]}',
          },
          '0',
        ),
    ],
    ['a call of REST', '/api/business/update-checkinapp', json, () => JSON.stringify({ checkinapp: { paused: 1 } })],
    [
      'a form of REST',
      '/api/business/update-checkinapp',
      { 'content-type': 'application/x-www-form-urlencoded' },
      () => 'paused=1',
    ],
    ['an upload of REST', '/api/business/add-checkinapp-media', {}, () => formOf({}, 'file')],
  ];

  test.each(WAYS)('cannot send %s with our cookie', async (_what, path, headers, body) => {
    for (const origin of ['https://evil.example', 'null', `${world.url}.evil.example`]) {
      const response = await write(path, { ...headers, ...cookie(), origin }, body());
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
    expect((await world.business.owner.must(CheckInApp))['checkInApp'].paused).toBe(false);
    // Our own pages may.
    expect((await write(path, { ...headers, ...cookie(), origin: world.url }, body())).status).not.toBe(403);
  });

  test('cannot open a live connection, which would carry our cookie', async () => {
    // Without a key: what passes the check of the origin is no WebSocket yet.
    const statusFrom = async (origin: string) =>
      /^HTTP\/1\.1 (\d+)/.exec(
        await sendRaw(
          world.url,
          `GET /graphql HTTP/1.1\r\nHost: ${new URL(world.url).host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`,
        ),
      )?.[1];
    for (const origin of ['https://evil.example', 'null', `${world.url}.evil.example`])
      expect(await statusFrom(origin)).toBe('403');
    expect(await statusFrom(world.url)).toBe('400');
  });

  test('cannot write by a link: a mutation over GET is refused', async () => {
    const query = encodeURIComponent('mutation { signOut { success } }');
    for (const headers of [
      { ...cookie(), ...FOREIGN },
      { ...cookie(), 'apollo-require-preflight': 'true' },
    ]) {
      const response = await fetch(`${world.url}/graphql?query=${query}`, { headers });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect((await world.business.owner.must(ReadViewer))['viewer']).not.toBeNull();
  });

  test('cannot send what a browser sends without asking first', async () => {
    const response = await write('/graphql', { 'content-type': 'text/plain' }, PAUSE);
    expect(response.status).toBe(400);
  });
});

test('an address that a caller claims is not believed without a proxy', async () => {
  const ask = (index: number) =>
    world.anonymous.ask(CheckEmail, { email: 'nobody@example.com' }, { 'x-forwarded-for': `203.0.113.${index}` });
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 200 && !codes.includes('RATE_LIMITED'); index += 1)
    codes.push((await ask(index)).errors?.[0]?.extensions.code);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

describe('a request that breaks off or makes no sense leaves the process alive:', () => {
  const ENDS = { 'Content-Type': 'multipart/form-data; boundary=B', Authorization: '', Connection: 'close' };
  const part =
    '--B\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';
  const request = (path: string, headers: Record<string, string>, body: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nHost: here\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}Content-Length: ${body.length}\r\n\r\n${body}${more}`;

  test.each(['/api/business/add-checkinapp-media', '/graphql'])(
    'an upload to %s that ends within its file',
    async (path) => {
      const headers = {
        ...ENDS,
        Authorization: `Bearer ${world.business.owner.token}`,
        'apollo-require-preflight': 'true',
      };
      expect(await sendRaw(world.url, request(path, headers, part))).toMatch(/^HTTP\/1.1 4\d\d /);
      await sendRaw(world.url, request(path, headers, part).replace(/Content-Length: \d+/, 'Content-Length: 5000'), {
        hangUp: true,
      });
      expect((await fetch(`${world.url}/healthz`)).status).toBe(200);
    },
  );

  test('a host that is none', async () => {
    expect(
      await sendRaw(world.url, 'GET /api/site/get_env HTTP/1.1\r\nHost: a b%\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 [24]\d\d /);
  });

  test('an address that cannot be read', async () => {
    expect((await world.anonymous.get('/api/static/media/checkinapp/preview/%E0%A4%A')).status).toBe(400);
  });
});
