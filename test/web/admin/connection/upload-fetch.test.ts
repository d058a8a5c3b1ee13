import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { refusalOf } from '../../../../web/admin/connection/refusal';
import { uploadContext, uploadFetch } from '../../../../web/admin/connection/upload-fetch';

const addPhoto = gql`
  mutation AddPhoto($files: [Upload!]!) {
    add(files: $files)
  }
`;

/** The browser's, as far as it is used. */
class FakeRequest {
  static readonly all: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  statusText = '';
  responseText = '';
  target = '';
  body: FormData | null = null;
  readonly headers: Record<string, string> = {};
  readonly abort = jest.fn(() => this.onabort());
  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/graphql-response+json\r\nx-request-id: a:b\r\n';
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.all.push(this);
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}

const { XMLHttpRequest: real } = window;
beforeEach(() => {
  FakeRequest.all.length = 0;
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  window.XMLHttpRequest = real;
});

/** An upload under way. */
function start(context?: object) {
  const link = new UploadHttpLink({
    uri: '/graphql',
    headers: { 'apollo-require-preflight': 'true' },
    fetch: uploadFetch,
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const files = [new File(['door'], 'door.jpg', { type: 'image/jpeg' })];
  const answer = client.mutate({ mutation: addPhoto, variables: { files }, context }).then(
    ({ data }) => ({ data }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  );
  return { answer, request: FakeRequest.all.at(-1)! };
}

test('it tells how far it is, and its answer is that of any other operation', async () => {
  const percents: number[] = [];
  const { answer, request } = start(uploadContext((percent) => percents.push(percent)));
  expect(request.target).toBe('POST /graphql');
  expect(request.headers['apollo-require-preflight']).toBe('true');
  expect(request.headers['content-type']).toBeUndefined(); // the browser adds the one with the boundary
  expect(request.body!.get('map')).toBe('{"1":["variables.files.0"]}');
  expect(request.body!.get('1')).toHaveProperty('name', 'door.jpg');
  request.upload.onprogress!({ loaded: 499, total: 1000 });
  request.upload.onprogress!({ loaded: 0, total: 0 });
  request.upload.onprogress!({ loaded: 1000, total: 1000 });
  request.answer(200, { data: { add: true } });
  expect(await answer).toEqual({ data: { add: true } });
  expect(percents).toEqual([0, 49, 100]);
});

test('a refusal keeps its code whatever the status', async () => {
  const { answer, request } = start(uploadContext(() => undefined));
  request.answer(413, {
    errors: [{ message: 'Too large.', extensions: { code: 'TOO_LARGE', details: { index: 0 } } }],
  });
  expect(await answer).toEqual({ refusal: { code: 'TOO_LARGE', message: 'Too large.', details: { index: 0 } } });
});

test('a lost line is one for fetch, too', async () => {
  const { answer, request } = start(uploadContext(() => undefined));
  request.onerror();
  expect((await answer) as object).toMatchObject({ refusal: { code: 'NETWORK' } });
});

test('what is given up is aborted', async () => {
  const giveUp = new AbortController();
  const sent = uploadFetch('/graphql', { signal: giveUp.signal, ...uploadContext(() => undefined).fetchOptions });
  giveUp.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.all[0].abort).toHaveBeenCalledTimes(1);
});

test('operations that do not ask go by fetch', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('{"data":{"add":true}}', { headers: { 'content-type': 'application/json' } }));
  expect(await start().answer).toEqual({ data: { add: true } });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(FakeRequest.all).toEqual([]);
});
