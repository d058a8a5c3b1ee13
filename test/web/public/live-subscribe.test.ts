import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import 'graphql-ws/client';
import { liveSubscribe } from '../../../web/public/live-subscribe';

/** A socket that acknowledges the connection, answers pings while `isAnswering`, and says nothing else. */
class QuietSocket {
  static isAnswering = true;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = QuietSocket.OPEN;
  onopen?: () => void;
  onclose?: (event: object) => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    const answer = type === 'connection_init' ? 'connection_ack' : type === 'ping' && 'pong';
    if (answer && QuietSocket.isAnswering)
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }
  close(): void {
    this.readyState = QuietSocket.CLOSED;
    this.onclose?.({ code: 1000 });
  }
}

const before = globalThis.WebSocket;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  globalThis.WebSocket = QuietSocket as never;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = before;
});

test('a quiet line that answers stays; one that falls silent is known within 12 seconds', async () => {
  const [onConnected, onDisconnected] = [jest.fn(), jest.fn()];
  const stop = liveSubscribe('subscription { tick }' as never, {} as never, {
    onAnswer: () => undefined,
    onConnected,
    onDisconnected,
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onConnected).toHaveBeenCalledTimes(1);
  expect(onDisconnected).not.toHaveBeenCalled();
  QuietSocket.isAnswering = false;
  await jest.advanceTimersByTimeAsync(12_000);
  expect(onDisconnected).toHaveBeenCalled();
  stop();
});
