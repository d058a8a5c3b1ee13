import { expect, test } from '@jest/globals';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { RawLive } from './raw-socket.js';

const world = useWorld();
const json = { 'content-type': 'application/json' };
const TWO = 'query A { plans { __typename } } query B { plans { __typename } }';

const WRONG: [string, object][] = [
  ['an unknown operationName', { query: TWO, operationName: 'C' }],
  ['an unknown operationName where there is one', { query: 'query A { plans { __typename } }', operationName: 'C' }],
  ['an operationName where the one has none', { query: '{ plans { __typename } }', operationName: 'C' }],
  ['no operationName where there are two', { query: TWO }],
  ['a document of fragments only', { query: 'fragment A on Query { __typename }' }],
  ['a hash that is not of the text', { query: TWO, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
  ['another version of hashes', { extensions: { persistedQuery: { version: 2 } } }],
  ['a hash that is a number', { extensions: { persistedQuery: { version: 1, sha256Hash: 7 } } }],
  ['an empty text', { query: '' }],
  ['a text that is a tree', { query: { kind: 'Document' } }],
  ['variables as a text', { query: TWO, operationName: 'A', variables: '{}' }],
  ['variables as a list', { query: TWO, operationName: 'A', variables: [] }],
  ['extensions as a text', { query: TWO, operationName: 'A', extensions: '{}' }],
];

test.each(WRONG)('%s is BAD_REQUEST over HTTP', async (_what, body) => {
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const headers = { ...json, accept };
    const response = await fetch(`${world.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect({ status: response.status, codes: errors.map(({ extensions }) => extensions.code) }).toEqual({
      status: 400,
      codes: ['BAD_REQUEST'],
    });
  }
});

test('what has another name is not run', async () => {
  const pause = 'mutation Pause { updateCheckInApp(input: { paused: true }) { paused } }';
  const { owner } = world.business;
  expect((await owner.post('/graphql', { query: pause, operationName: 'Resume' })).status).toBe(400);
  expect((await owner.askText('{ checkInApp { paused } }')).data).toEqual({ checkInApp: { paused: false } });
});

test.each([
  ['an unknown operationName', `query=${encodeURIComponent(TWO)}&operationName=C`, {}, 400],
  ['variables that are no JSON', 'query={plans{__typename}}&variables={', {}, 400],
  ['a text given twice', 'query={plans{__typename}}&query={plans{__typename}}', {}, 400],
  ['a type nobody offers', 'query={plans{__typename}}', { accept: 'image/png' }, 406],
  ['a mutation', `query=${encodeURIComponent('mutation { signOut { success } }')}`, {}, 405],
])('%s in an address is BAD_REQUEST', async (_what, search, headers, status) => {
  const response = await fetch(`${world.url}/graphql?${search}`, {
    headers: { 'apollo-require-preflight': '1', accept: 'application/json', ...headers },
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect([response.status, errors[0]!.extensions.code]).toEqual([status, 'BAD_REQUEST']);
});

test('an unknown operationName is BAD_REQUEST on a live connection', async () => {
  const live = await RawLive.open(world.url);
  await until(() => live.messages.length > 0, 'the acknowledgement');
  const query = 'subscription A { queueChanged { __typename } }';
  live.send({ type: 'subscribe', id: '1', payload: { query, operationName: 'B' } });
  await until(() => live.about('1').length > 0, 'the refusal');
  expect(live.about('1')).toMatchObject([{ type: 'error', payload: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
  live.end();
});
