import { createHash } from 'node:crypto';
import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { useWorld } from '../world/use-world.js';

const TEXTS = {
  environment: '{ environment { errorCodes } }',
  viewer: 'query Who { viewer { id } }',
  queue: 'query Queue($first: Int!) { queue(first: $first) { total } }',
  signOut: 'mutation { signOut { success } }',
  addCheckIn: 'mutation Add($id: ID!) { addCheckIn(input: { customerId: $id }) { id } }',
};
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

const world = useWorld({
  trustedDocuments: Object.fromEntries(Object.values(TEXTS).map((text) => [hashOf(text), text])),
});

interface Raw {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

/** Posts without a client's manners: nothing is decompressed, no header is added. */
function post(body: string | Buffer, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${world.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    request.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(parts) }),
        );
    });
    request.end(body);
  });
}
const ask = (body: object, headers: Record<string, string> = {}) => post(JSON.stringify(body), headers);
const read = ({ bytes }: Raw) => JSON.parse(bytes.toString());
const owner = () => ({ authorization: `Bearer ${world.business.owner.token}` });

/** What two ways must have in common. */
const shape = ({ status, headers, bytes }: Raw) => ({
  status,
  body: JSON.parse(bytes.toString()),
  headers: Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['date', 'x-request-id', 'content-length', 'keep-alive'].includes(name),
    ),
  ),
});

describe('straight from node:http and through Express, a question has the same answer', () => {
  test.each<[string, string | Buffer, Record<string, string>]>([
    ['a query', JSON.stringify({ query: TEXTS.viewer }), {}],
    ['a refusal', JSON.stringify({ query: TEXTS.queue, variables: { first: 1 } }), {}],
    ['a syntax error', JSON.stringify({ query: '{' }), {}],
    ['a field that is not there', JSON.stringify({ query: '{ nothing }' }), {}],
    ['a variable of the wrong type', JSON.stringify({ query: TEXTS.queue, variables: { first: 'x' } }), {}],
    ['variables as a text', JSON.stringify({ query: TEXTS.viewer, variables: 'x' }), {}],
    ['an empty object', '{}', {}],
    ['no body', '', {}],
    ['no JSON', '{"query"', {}],
    ['a bare word of JSON', '1', {}],
    ['a list', JSON.stringify([{ query: TEXTS.viewer }]), {}],
    ['more than 200 kB', JSON.stringify({ query: TEXTS.viewer, variables: { a: 'x'.repeat(205_000) } }), {}],
    ['an answer type that is not served', JSON.stringify({ query: TEXTS.viewer }), { accept: 'text/css' }],
    [
      'a cookie from another site',
      JSON.stringify({ query: TEXTS.viewer }),
      { cookie: 'greeter_login=x', origin: 'http://evil' },
    ],
    ['a cookie of the reset', JSON.stringify({ query: TEXTS.signOut }), { cookie: 'greeter_reset=x' }],
  ])('%s', async (_what, body, headers) => {
    const straight = await post(body, headers);
    expect(shape(straight)).toEqual(shape(await post(body, { ...headers, 'content-encoding': 'identity' })));
    expect(straight.headers['x-content-type-options']).toBe('nosniff');
    expect(straight.headers['permissions-policy']).toContain('camera=()');
  });

  test('a form of another site is refused before it is read', async () => {
    const { status } = await post('query=%7Bviewer%7Bid%7D%7D', { 'content-type': 'text/plain' });
    expect(status).toBe(400);
  });

  test('a body whose length is not said is cut off at 200 kB too', async () => {
    const text = JSON.stringify({ query: TEXTS.viewer, variables: { a: 'x'.repeat(205_000) } });
    const { status, bytes } = await post(text, { 'transfer-encoding': 'chunked' });
    expect([status, JSON.parse(bytes.toString()).code]).toEqual([413, 'TOO_LARGE']);
  });

  test('cookies and the number of the request come with the answer', async () => {
    const { headers } = await ask({ query: TEXTS.signOut }, { cookie: `greeter_login=${world.business.owner.token}` });
    expect(headers['set-cookie']?.join()).toMatch(/greeter_login=;/);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('it is measured', async () => {
    const count = async () => {
      const text = await (await fetch(`${world.url}/metrics`)).text();
      return Number(/greeter_http_request_seconds_count\{method="POST",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await count();
    await ask({ query: TEXTS.viewer });
    expect(await count()).toBe(before + 1);
  });
});

describe('answers are gzipped', () => {
  const large = { query: '{ __schema { types { name description } } }' };

  test('where they are large and the caller can read it, whatever else it can read', async () => {
    const { headers, bytes } = await ask(large, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(JSON.parse(gunzipSync(bytes).toString()).data.__schema.types.length).toBeGreaterThan(10);
  });

  test.each(['', 'br', 'gzip;q=0'])('not for whom takes only "%s"', async (accepted) => {
    const raw = await ask(large, { 'accept-encoding': accepted });
    expect(raw.headers['content-encoding']).toBeUndefined();
    expect(read(raw).data.__schema.types.length).toBeGreaterThan(10);
  });

  test('not where one packet holds them anyway', async () => {
    const { headers } = await ask({ query: TEXTS.viewer }, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a trusted document', () => {
  test.each<[string, keyof typeof TEXTS, object, boolean, Record<string, string>]>([
    ['a query', 'viewer', {}, true, {}],
    ['a mutation', 'signOut', {}, false, {}],
    ['a refusal of the gate', 'queue', { first: 1 }, false, {}],
    ['a variable of the wrong type', 'queue', { first: 'x' }, true, {}],
    ['a refusal of the use case', 'addCheckIn', { id: '7' }, true, {}],
    [
      'the type of answers of today',
      'viewer',
      {},
      true,
      { accept: 'application/graphql-response+json,application/json;q=0.9' },
    ],
    ['a key that is too short', 'addCheckIn', { id: '7' }, true, { 'idempotency-key': 'x' }],
  ])('has the answer that its text has: %s', async (_what, name, variables, signedIn, more) => {
    const headers = { ...(signedIn && owner()), ...more };
    const text = await ask({ query: TEXTS[name], variables }, headers);
    expect(shape(await ask({ ...byHash(TEXTS[name]), variables }, headers))).toEqual(shape(text));
  });

  test('keeps its Idempotency-Key when the text is sent instead', async () => {
    const headers = { ...owner(), 'idempotency-key': 'key-key-1' };
    const { id } = await world.business.customer();
    const first = read(await ask({ ...byHash(TEXTS.addCheckIn), variables: { id } }, headers));
    expect(first.data.addCheckIn.id).toMatch(/^\d+$/);
    expect(read(await ask({ query: TEXTS.addCheckIn, variables: { id } }, headers))).toEqual(first);
  });

  test('that is not known is said to be so, and its text is taken', async () => {
    const stranger = '{ viewer { firstName } }';
    const unknown = await ask(byHash(stranger));
    expect([unknown.status, read(unknown).errors[0].extensions.code]).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(read(await ask({ ...byHash(stranger), query: stranger }))).toEqual({ data: { viewer: null } });
    expect(read(await ask(byHash(stranger))).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test.each(['__proto__', 'constructor', ''])('is not found under %s', async (sha256Hash) => {
    const { errors } = read(await ask({ extensions: { persistedQuery: { version: 1, sha256Hash } } }));
    expect(errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

test('the mirror gzips its answers too, for whom brotli would do', async () => {
  const { headers } = await fetch(`${world.url}/api/openapi.json`, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(headers.get('content-encoding')).toBe('gzip');
});
