import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { asRequestError } from '../../../web/public/request';
import { reloadOnUpdate } from '../../../web/ui/reload-on-update';

const BUILD = '/assets/public-1.js';
const reload = jest.fn();
let answer: () => Promise<Response>;

/** Once all that waits for the mocked answer has run. */
async function settled(turns = 10): Promise<void> {
  await Promise.resolve();
  if (turns > 0) await settled(turns - 1);
}

/** As Vite tells that an import failed. */
async function failToImport(): Promise<Error> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  await settled();
  return payload;
}

beforeAll(() => reloadOnUpdate(BUILD, reload));
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  jest.restoreAllMocks();
  answer = async () => new Response(null, { status: 404 });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
});

test.each([
  ['is gone', 404],
  ['is there, while the browser remembers a failed file', 200],
])('a page whose release %s reloads, and not again at once', async (_name, status) => {
  answer = async () => new Response(null, { status });
  let age = 5_000;
  jest.spyOn(performance, 'now').mockImplementation(() => age);
  await failToImport();
  expect(fetch).toHaveBeenCalledWith(BUILD, expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await failToImport();
  expect(reload).toHaveBeenCalledTimes(1);
  age = 600_000;
  await failToImport();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['of a server with a fault', async () => new Response(null, { status: 503 })],
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page %s stays, and reloads later if it must', async (_name, found) => {
  answer = found;
  await failToImport();
  expect(reload).not.toHaveBeenCalled();
  answer = async () => new Response(null, { status: 404 });
  await failToImport();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a device that knows it is offline does not ask', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await failToImport();
  expect(fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be remembered it stays, as it might reload for ever', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  await failToImport();
  expect(reload).not.toHaveBeenCalled();
});

test('the failure reads like a server that did not answer', async () => {
  expect(asRequestError(await failToImport()).code).toBe('UNAVAILABLE');
});
