import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphQLField } from 'graphql';
import { createLog } from '../../server/core/log.js';
import { Metrics } from '../../server/core/Metrics.js';
import { root } from '../architecture/sources.js';
import { CANARY_PATTERN } from '../world/canaries.js';
import { openWorld, useWorld } from '../world/use-world.js';

const PLANS = '{ plans { __typename } }';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const HASH = createHash('sha256').update(PLANS).digest('hex');

const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
const world = useWorld({ log, trustedDocuments: { [HASH]: PLANS } });
const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
beforeEach(() => void lines.splice(0));

const metrics = async (url = world.url) => (await fetch(`${url}/metrics`)).text();
const json = { 'content-type': 'application/json' };
const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${world.url}/graphql`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

describe('a request has an id and a line in the log', () => {
  test.each(['/graphql?query={plans{id}}', '/api/site/get_env', '/api/nothing', '/nothing'])('%s', async (at) => {
    const ask = async (id: string) =>
      (await fetch(world.url + at, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    for (const requestId of [TRACE_ID, randomUUID()]) {
      expect(await ask(requestId)).toBe(requestId);
      expect(entries()).toContainEqual(expect.objectContaining({ msg: 'request', requestId, method: 'GET' }));
    }
    for (const unsafe of ['short', 'a b c d e f g h', 'f'.repeat(33), '"},{"a":"b', '2125550199', 'call-2125550199'])
      expect(await ask(unsafe)).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.join('')).not.toContain('2125550199');
  });

  test('the line names the route, and neither the path nor the query string', async () => {
    await fetch(`${world.url}/api/static/media/checkinapp/preview/private-token?phone=2125550199`);
    await fetch(`${world.url}/graphql?query={plans{private-token}}`);
    await fetch(`${world.url}/ck/private-token`);
    expect(lines.join('')).not.toMatch(/private-token|2125550199/);
    expect(entries().map(({ route }) => route)).toEqual(['/api/static/media/:kind/:size/:file', '/graphql', 'other']);
  });
});

describe('an outage is seen', () => {
  const fields = () => world.app.schema.getQueryType()!.getFields();
  const resolvers = new Map<string, GraphQLField<unknown, unknown>['resolve']>();
  beforeEach(() => {
    for (const name of ['plans', 'environment']) {
      resolvers.set(name, fields()[name]!.resolve);
      fields()[name]!.resolve = () => {
        throw Object.assign(new Error('could not extend file'), { code: '53100' });
      };
    }
  });
  afterEach(() => {
    for (const [name, resolve] of resolvers) fields()[name]!.resolve = resolve;
  });

  test.each([
    ['by text', { query: PLANS }],
    ['by hash', { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } }],
  ])('over GraphQL %s', async (_how, body) => {
    const response = await post(body, { 'x-request-id': TRACE_ID });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(entries()).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: TRACE_ID,
        err: expect.objectContaining({ code: '53100' }),
      }),
    );
    expect(await metrics()).toContain('greeter_operations_total{operation="plans",code="UNAVAILABLE"}');
  });

  test('over REST', async () => {
    const response = await fetch(`${world.url}/api/site/get_env`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    const refusal = entries().find(({ msg }) => msg === 'refused: unavailable');
    // In an outage there are many: none with a stack.
    expect(refusal).toMatchObject({ level: 'error', err: { code: '53100', message: 'could not extend file' } });
    expect(refusal!['err']).not.toHaveProperty('stack');
  });
});

describe('a denial is seen, and nothing personal in it', () => {
  test('a failed sign-in', async () => {
    await world.anonymous.askText(
      'mutation ($email: String!) { signIn(email: $email, password: "canary.secret") { loginToken } }',
      {
        email: 'canary.person@example.com',
      },
    );
    expect(entries()).toContainEqual(
      expect.objectContaining({ msg: 'denied', operation: 'signIn', code: 'UNAUTHENTICATED', viewer: 'anonymous' }),
    );
    expect(lines.join('')).not.toMatch(/canary/i);
    expect(lines.join('')).not.toMatch(CANARY_PATTERN);
    expect(await metrics()).toMatch(/greeter_operations_total\{operation="signIn",code="UNAUTHENTICATED"\} [1-9]/);
  });

  test('a kiosk that asks for the queue', async () => {
    await (await world.business.kiosk()).askText('query Anything { queue { total } }');
    expect(entries()).toContainEqual(
      expect.objectContaining({
        msg: 'denied',
        operation: 'queue',
        code: 'FORBIDDEN',
        viewer: expect.stringMatching(/^kiosk:\d+$/),
      }),
    );
  });
});

describe('metrics', () => {
  test('clients cannot add names to them', async () => {
    await world.anonymous.askText('query Canary { __typename }');
    expect(await metrics()).toMatch(/operation="other",code="OK"/);
    expect(await metrics()).not.toMatch(/Canary/);
  });

  test('the README names every one', async () => {
    const names = [...(await metrics()).matchAll(/^# TYPE (greeter_\w+) /gm)].map(([, name]) => name!);
    const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
    expect([...readme.matchAll(/`(greeter_\w+)/g)].map(([, name]) => name!).toSorted()).toEqual(names.toSorted());
  });

  test('jobs that are due, late and dead', async () => {
    const working = await openWorld({ jobs: true });
    const text = await metrics(working.url);
    await working.close();
    for (const name of ['due', 'oldest_seconds', 'dead'])
      expect(text).toMatch(new RegExp(`^greeter_jobs_${name} [\\d.]+$`, 'm'));
  });

  test('what is not known is left out, and comes back', async () => {
    const own = new Metrics();
    let value: number | undefined;
    own.gauge('greeter_sample', 'A sample', () => value);
    own.gauge('greeter_failing', 'A sample', () => Promise.reject(new Error('away')));
    const linesOf = async () => (await own.registry.metrics()).match(/^greeter_(?:sample|failing) .*$/gm);
    expect(await linesOf()).toBeNull();
    value = 3;
    expect(await linesOf()).toEqual(['greeter_sample 3']);
    value = undefined;
    expect(await linesOf()).toBeNull();
  });
});
