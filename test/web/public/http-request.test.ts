import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TypedDocumentString } from '../../../web/public/request';
import { httpRequest } from '../../../web/public/http-request';

const read = 'query Read{environment{version}}' as TypedDocumentString<
  { environment: { version: string } },
  Record<string, never>
>;
const write = 'mutation Leave($publicId:String!){leaveQueue(publicId:$publicId){publicId}}' as TypedDocumentString<
  { leaveQueue: object },
  { publicId: string }
>;

type Step = object | 'no network' | 'not json';
const requests: { headers: Record<string, string>; body: { query: string; variables?: object } }[] = [];

function serverAnswers(...steps: Step[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    requests.push({ headers: init?.headers as Record<string, string>, body: JSON.parse(init?.body as string) });
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (step === 'no network') throw new TypeError('Failed to fetch');
    return new Response(step === 'not json' ? '<html>Bad gateway</html>' : JSON.stringify(step));
  });
}
const refusal = (code: string) => ({
  errors: [{ message: 'No.', extensions: { code, field: 'phone', details: { version: 3 } } }],
});

beforeEach(() => {
  requests.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function outcome<T>(promise: Promise<T>) {
  const settled = promise.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  await jest.runAllTimersAsync();
  return settled;
}

test('a read carries the token and no key', async () => {
  serverAnswers({ data: { environment: { version: '2' } } });
  expect((await outcome(httpRequest(read, undefined, { token: 'kio_1' }))).value).toEqual({
    environment: { version: '2' },
  });
  expect(requests[0].headers).toEqual({
    'accept-language': 'en',
    'content-type': 'application/json',
    'apollo-require-preflight': 'true',
    authorization: 'Bearer kio_1',
  });
});

test("a refusal has the server's code, field and details and is not repeated", async () => {
  serverAnswers(refusal('INVALID_INPUT'));
  expect((await outcome(httpRequest(write, { publicId: 'a' }))).error).toMatchObject({
    name: 'RequestError',
    code: 'INVALID_INPUT',
    message: 'No.',
    field: 'phone',
    details: { version: 3 },
  });
  expect(requests).toHaveLength(1);
});

describe('an unanswered write', () => {
  test.each<[string, Step]>([
    ['no network', 'no network'],
    ['a proxy without a server', 'not json'],
    ['no database', refusal('UNAVAILABLE')],
    ['still in flight', refusal('IN_FLIGHT')],
  ])('%s: tried again with the same key', async (_, trouble) => {
    serverAnswers(trouble, trouble, { data: { leaveQueue: {} } });
    expect((await outcome(httpRequest(write, { publicId: 'a' }))).value).toEqual({ leaveQueue: {} });
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  test('is shown as failed in the end, after more than ten seconds', async () => {
    const began = Date.now();
    serverAnswers('no network');
    expect((await outcome(httpRequest(write, { publicId: 'a' }))).error).toMatchObject({ code: 'UNAVAILABLE' });
    expect(Date.now() - began).toBeGreaterThan(10_000);
  });
});

test('a server that hangs is asked once more, and then it is said', async () => {
  const began = Date.now();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    requests.push({ headers: {}, body: { query: '' } });
    // As long as the server waits for a database, first for an answer and then for a connection.
    jest.setSystemTime(Date.now() + (requests.length === 1 ? 7000 : 2000));
    return new Response(JSON.stringify(refusal('UNAVAILABLE')));
  });
  const failing = httpRequest(write, { publicId: 'a' }).catch((error: unknown) => ({
    error,
    after: Date.now() - began,
  }));
  await jest.runAllTimersAsync();
  expect(await failing).toMatchObject({ error: { code: 'UNAVAILABLE' }, after: 9500 });
  expect(requests).toHaveLength(2);
});

test('two writes have two keys, unless the caller says that they are one', async () => {
  serverAnswers({ data: { leaveQueue: {} } });
  await outcome(httpRequest(write, { publicId: 'a' }));
  await outcome(httpRequest(write, { publicId: 'a' }));
  await outcome(httpRequest(write, { publicId: 'a' }, { idempotencyKey: 'mine' }));
  const [first, second, third] = requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
  expect(third).toBe('mine');
});

test('goes out in the language of the page', async () => {
  serverAnswers({ data: { environment: { version: '2' } } });
  document.documentElement.lang = 'es';
  try {
    await outcome(httpRequest(read));
    await outcome(httpRequest(read, undefined, { language: 'en' }));
  } finally {
    document.documentElement.lang = 'en';
  }
  expect(requests.map(({ headers }) => headers['accept-language'])).toEqual(['es', 'en']);
});

const hash = 'a'.repeat(64);
const trusted = `${read}#${hash}` as typeof read;

test('a document that carries its hash is asked for by it', async () => {
  serverAnswers({ data: { environment: { version: '2' } } });
  expect((await outcome(httpRequest(trusted))).value).toEqual({ environment: { version: '2' } });
  expect(requests.map(({ body }) => body)).toEqual([
    { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
  ]);
});

test('where the server does not know the hash, the text is sent at once, with the same key', async () => {
  serverAnswers(refusal('PERSISTED_QUERY_NOT_FOUND'), { data: { leaveQueue: {} } });
  const document = `${write}#${hash}` as typeof write;
  expect((await outcome(httpRequest(document, { publicId: 'a' }))).value).toEqual({ leaveQueue: {} });
  expect(requests.map(({ body }) => body.query)).toEqual([undefined, document]);
  expect(requests[1].headers).toEqual(requests[0].headers);
  expect(requests[0].headers['idempotency-key']).toBeDefined();
});
