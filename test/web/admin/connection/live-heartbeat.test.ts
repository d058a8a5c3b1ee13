import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { liveConnection } from '../../../../web/admin/connection/live-connection';
import { heartbeat } from '../../../../web/admin/connection/live-heartbeat';

const terminate = jest.fn();
let beat: ReturnType<typeof heartbeat>;
const connect = (after = 0) => {
  beat.on.opened?.({});
  jest.advanceTimersByTime(after);
  beat.on.connected?.({}, undefined, false);
};
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
  expect([liveConnection.get(), terminate.mock.calls.length]).toEqual(['lost', 0]);
  jest.advanceTimersByTime(1500);
  expect(terminate).toHaveBeenCalledTimes(1);
  connect();
  expect(liveConnection.get()).toBe('connected');
});

test('a line that is slow from the beginning is not lost, nor one that stays slow; one that gets slow comes back on its socket', () => {
  connect(1400);
  for (let round = 0; round < 10; round += 1) {
    ping();
    jest.advanceTimersByTime(1400);
    expect(liveConnection.get()).toBe('connected');
    pong();
  }
  beat = heartbeat(terminate);
  connect();
  const looks = [1400, 1400, 1400].map((roundTrip) => {
    ping();
    jest.advanceTimersByTime(roundTrip);
    const look = liveConnection.get();
    pong();
    return [look, liveConnection.get()];
  });
  expect(looks).toEqual([
    ['lost', 'connected'],
    ['connected', 'connected'],
    ['connected', 'connected'],
  ]);
  expect(terminate).not.toHaveBeenCalled();
});

test('where the first ping leaves before the greeting is answered, the line is known to be slow', () => {
  beat.on.opened?.({});
  jest.advanceTimersByTime(beat.keepAlive);
  ping();
  jest.advanceTimersByTime(1000);
  beat.on.connected?.({}, undefined, false);
  jest.advanceTimersByTime(2500);
  expect(liveConnection.get()).toBe('connected');
  jest.advanceTimersByTime(2600);
  expect(liveConnection.get()).toBe('lost');
});

test('however slow the line was, silence of 8 seconds is a loss', () => {
  connect(20_000);
  ping();
  jest.advanceTimersByTime(7900);
  expect(liveConnection.get()).toBe('connected');
  jest.advanceTimersByTime(100);
  expect(liveConnection.get()).toBe('lost');
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
