import type { ClientOptions } from 'graphql-ws';
import { liveConnection } from './live-connection';

/** A ping every 1.5 seconds and 1.2 for its answer: on a quick line a silent connection shows within 3 seconds. */
const pingEvery = 1500;
const quick = 1200;
const longest = 8000;
/** Round trips that count, and how many times the slowest of them an answer may take. */
const recent = 5;
const patience = 2;
const normalClosure = 1000;

/**
 * Options of the live connection that tell how it is. It counts as lost when an answer takes longer than the line lets expect, and again so long after
 * `terminate` ends its socket.
 */
export function heartbeat(terminate: () => void): { keepAlive: number; on: NonNullable<ClientOptions['on']> } {
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let sentAt: number | null = null;
  let roundTrips: number[] = [];
  function answer() {
    if (sentAt !== null) roundTrips = [performance.now() - sentAt, ...roundTrips].slice(0, recent);
    sentAt = null;
    liveConnection.set('connected');
  }
  function forget() {
    clearTimeout(overdue);
    overdue = undefined;
  }
  function expectAnswer() {
    forget();
    const allowed = Math.min(longest, Math.max(quick, patience * Math.max(0, ...roundTrips)));
    overdue = setTimeout(() => {
      liveConnection.set('lost');
      overdue = setTimeout(terminate, allowed);
    }, allowed);
  }
  return {
    keepAlive: pingEvery,
    on: {
      opened: () => {
        sentAt = performance.now();
      },
      connected: () => {
        answer();
        // On a slow line the first ping leaves before the greeting is answered.
        if (overdue) expectAnswer();
      },
      ping: (isReceived) => {
        if (isReceived) return;
        sentAt ??= performance.now();
        expectAnswer();
      },
      pong: (isReceived) => {
        if (!isReceived) return;
        forget();
        answer();
      },
      closed: (event) => {
        forget();
        sentAt = null;
        liveConnection.set(event instanceof CloseEvent && event.code === normalClosure ? 'idle' : 'lost');
      },
    },
  };
}
