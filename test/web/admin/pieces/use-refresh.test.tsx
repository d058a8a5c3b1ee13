import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRefresh } from '../../../../web/admin/pieces/use-refresh';

let isHidden = false;
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

function refreshing(options?: { isHeavy: boolean }) {
  const request = jest.fn(async () => undefined);
  const { result } = renderHook(() => useRefresh(request, options));
  return { request, refresh: result.current };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a large answer is asked for at once, then for all ticks of two seconds together', async () => {
  const { request, refresh } = refreshing({ isHeavy: true });
  refresh();
  await pass(100);
  expect(request).toHaveBeenCalledTimes(1);
  for (let tick = 0; tick < 9; tick += 1) {
    refresh();
    await pass(200);
  }
  expect(request).toHaveBeenCalledTimes(1);
  await pass(400);
  expect(request).toHaveBeenCalledTimes(2);
  await pass(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test("a device's clock that is set back an hour holds nothing up", async () => {
  const { request, refresh } = refreshing({ isHeavy: true });
  refresh();
  await pass(100);
  expect(request).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() - 3_600_000);
  refresh();
  await pass(2200);
  expect(request).toHaveBeenCalledTimes(2);
});

test('while nobody sees the page a large answer waits; then it is asked for once', async () => {
  const { request, refresh } = refreshing({ isHeavy: true });
  isHidden = true;
  refresh();
  refresh();
  await pass(120_000);
  expect(request).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5000);
  expect(request).toHaveBeenCalledTimes(1);
});

test('a small one is asked for at every tick, seen or not', async () => {
  const { request, refresh } = refreshing();
  isHidden = true;
  for (let tick = 0; tick < 3; tick += 1) {
    refresh();
    await pass(200);
  }
  expect(request).toHaveBeenCalledTimes(3);
});
