import type { ClientOptions } from 'graphql-ws';
import { liveConnection } from './live-connection';

/** A ping every 1.5 seconds and 1.2 for its answer: a silent connection shows within 3 seconds. */
const pingEvery = 1500;
const answerWithin = 1200;
const normalClosure = 1000;

/** Options of the live connection that tell how it is, and give up one that no longer answers; `terminate` ends its socket. */
export function heartbeat(terminate: () => void): { keepAlive: number; on: NonNullable<ClientOptions['on']> } {
  let overdue: ReturnType<typeof setTimeout> | undefined;
  return {
    keepAlive: pingEvery,
    on: {
      connected: () => liveConnection.set('connected'),
      ping: (isReceived) => {
        if (isReceived) return;
        clearTimeout(overdue);
        overdue = setTimeout(() => {
          liveConnection.set('lost');
          terminate();
        }, answerWithin);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(overdue);
      },
      closed: (event) => {
        clearTimeout(overdue);
        liveConnection.set(event instanceof CloseEvent && event.code === normalClosure ? 'idle' : 'lost');
      },
    },
  };
}
