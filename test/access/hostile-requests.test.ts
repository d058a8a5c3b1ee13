import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { originOf } from '../../server/core/http/request-facts.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { sendRaw } from './raw-socket.js';

const SIGN_OUT = 'mutation { signOut { success } }';
const HASH = createHash('sha256').update(SIGN_OUT).digest('hex');
const BY_HASH = { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } };

const UPLOAD = 'mutation ($file: Upload!) { uploadCheckInLogo(file: $file) { fontSize } }';
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

const world = useWorld({ business: false, trustedDocuments: { [HASH]: SIGN_OUT } });

const post = (body: BodyInit, headers: Record<string, string>, path = '/graphql') =>
  fetch(`${world.url}${path}`, { method: 'POST', body, headers });
const json = { 'content-type': 'application/json' };

function form(operations: object): FormData {
  const data = new FormData();
  data.set('operations', JSON.stringify(operations));
  data.set('map', '{}');
  return data;
}

describe('requests that no screen of ours sends', () => {
  test('a hash in a form, which any page may send, is not run', async () => {
    expect((await post(JSON.stringify(BY_HASH), json)).status).toBe(200);
    const { owner } = await world.aBusiness();
    const response = await post(form(BY_HASH), { authorization: `Bearer ${owner.token}` });
    expect(response.status).toBe(400);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('a write of another site is refused without a cookie too: it could sign a visitor in as somebody else', async () => {
    const response = await post(JSON.stringify(BY_HASH), { ...json, origin: 'https://evil.example' });
    expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })]);
    expect((await post(JSON.stringify(BY_HASH), { ...json, origin: world.url })).status).toBe(200);
  });

  test.each([
    ['an object', { toString: 1, valueOf: 1 }],
    ['a number', 7],
    ['a list', [['x']]],
  ])('%s as the name of the operation is BAD_REQUEST', async (_what, operationName) => {
    const response = await post(JSON.stringify({ ...BY_HASH, operationName }), json);
    expect(response.status).toBe(400);
  });

  test('an address with slashes too many is not found', async () => {
    expect((await post(JSON.stringify({ query: SIGN_OUT }), json, '/graphql//')).status).toBeLessThan(500);
    expect((await fetch(`${world.url}/graphql//`)).status).toBeLessThan(500);
  });

  test('a form field is held to the size of a JSON body', async () => {
    const { owner } = await world.aBusiness();
    const response = await post(form({ query: SIGN_OUT, variables: { a: 'x'.repeat(300_000) } }), {
      'apollo-require-preflight': '1',
      authorization: `Bearer ${owner.token}`,
    });
    expect(response.status).toBe(413);
  });

  test('a wish for another protocol than WebSocket is answered', async () => {
    const host = new URL(world.url).host;
    const upgrade = `Host: ${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`;
    expect(await sendRaw(world.url, `GET /healthz HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(world.url, `GET /graphql HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('only http and https are believed of a proxy', () => {
    const config = { ...world.app.dependencies.config, trustProxy: 1, publicUrl: null } as never;
    const origin = (protocol: string) =>
      originOf({ headers: { host: 'shop.example', 'x-forwarded-proto': protocol }, socket: {} } as never, config);
    expect(origin('https')).toBe('https://shop.example');
    expect(origin('javascript:alert(1)//')).toBe('http://shop.example');
  });
});

describe("faults of the caller's that once were answered as ours", () => {
  const ask = async (actor: Actor, query: string) => (await actor.askText(query)).errors?.[0]?.extensions;

  test('a subscription over HTTP', async () => {
    expect(await ask(world.anonymous, 'subscription { queueChanged { __typename } }')).toEqual({
      code: 'UNAUTHENTICATED',
    });
    const { owner } = await world.aBusiness();
    expect(await ask(owner, 'subscription { queueChanged { __typename } }')).toEqual({ code: 'BAD_REQUEST' });
  });

  test.each(['0000-01-01', '0999-12-31', '2026-02-30'])('the day %s', async (day) => {
    const { owner } = await world.aBusiness();
    expect(await ask(owner, `{ queue(day: DATE, date: "${day}") { total } }`)).toEqual({
      code: 'INVALID_INPUT',
      field: 'date',
    });
  });

  test.each(['application/json', 'multipart/form-data', 'text/plain'])('a file as %s', async (type) => {
    const { owner } = await world.aBusiness();
    const headers = { 'content-type': type, authorization: `Bearer ${owner.token}` };
    expect((await post('{}', headers, '/api/business/add-checkinapp-media')).status).toBe(400);
  });

  test.each([
    [
      '/graphql',
      { operations: JSON.stringify({ query: UPLOAD, variables: { file: null } }), map: '{"0":["variables.file"]}' },
    ],
    ['/api/business/add-checkinapp-media', {}],
  ])("%s: a NUL in a file's name", async (path, fields) => {
    const { owner } = await world.aBusiness();
    const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
    const body = `${[...parts, part('name="0"; filename="a\0.png"', 'abc')].join('')}--b--\r\n`;
    const headers = [
      `Host: ${new URL(world.url).host}`,
      'Connection: close',
      'apollo-require-preflight: 1',
      `Authorization: Bearer ${owner.token}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${body.length}`,
    ];
    const answer = await sendRaw(world.url, `POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
    expect(answer).toContain('"code":"BAD_REQUEST"');
  });
});

test('a browser that opens /graphql gets no page with scripts of other hosts', async () => {
  const response = await fetch(`${world.url}/graphql`, { headers: { accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([400, expect.not.stringContaining('<script')]);
});

test('answers of the mirror are not stored, also where they only read', async () => {
  const response = await fetch(`${world.url}/api/site/get_env`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
