import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { liveConnection } from '../../../../web/admin/connection/live-connection';
import { heartbeat } from '../../../../web/admin/connection/live-heartbeat';

const terminate = jest.fn();
let beat: ReturnType<typeof heartbeat>;
const connect = () => beat.on.connected?.({}, undefined, false);
const ping = () => beat.on.ping?.(false, undefined);
const pong = () => beat.on.pong?.(true, undefined);

beforeEach(() => {
  jest.useFakeTimers();
  terminate.mockClear();
  beat = heartbeat(terminate);
});
afterEach(() => {
  jest.useRealTimers();
  liveConnection.set('idle');
});

test('a connection that falls silent is lost within 3 seconds, and is given up', () => {
  connect();
  expect(liveConnection.get()).toBe('connected');
  ping();
  pong();
  jest.advanceTimersByTime(beat.keepAlive);
  ping();
  expect([liveConnection.get(), terminate.mock.calls.length]).toEqual(['connected', 0]);
  jest.advanceTimersByTime(3000 - beat.keepAlive);
  expect([liveConnection.get(), terminate.mock.calls.length]).toEqual(['lost', 1]);
  connect();
  expect(liveConnection.get()).toBe('connected');
});

test('one that breaks is lost at once; one that nobody needs any more is not', () => {
  connect();
  beat.on.closed?.(new CloseEvent('close', { code: 1006 }));
  expect(liveConnection.get()).toBe('lost');
  connect();
  ping();
  beat.on.closed?.(new CloseEvent('close', { code: 1000 }));
  jest.advanceTimersByTime(10_000);
  expect([liveConnection.get(), terminate.mock.calls.length]).toEqual(['idle', 0]);
});
