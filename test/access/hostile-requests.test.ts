import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { originOf } from '../../server/core/http/request-facts.js';
import { useWorld } from '../world/use-world.js';
import { sendRaw } from './raw-socket.js';

const SIGN_OUT = 'mutation { signOut { success } }';
const HASH = createHash('sha256').update(SIGN_OUT).digest('hex');
const BY_HASH = { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } };

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
    const response = await post(form(BY_HASH), {});
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
    const response = await post(form({ query: SIGN_OUT, variables: { a: 'x'.repeat(300_000) } }), {
      'apollo-require-preflight': '1',
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

test('a browser that opens /graphql gets no page with scripts of other hosts', async () => {
  const response = await fetch(`${world.url}/graphql`, { headers: { accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([400, expect.not.stringContaining('<script')]);
});

test('answers of the mirror are not stored, also where they only read', async () => {
  const response = await fetch(`${world.url}/api/site/get_env`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
