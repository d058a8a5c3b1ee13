import type { Follow } from './follow';

/** Seconds between tries to connect again; the last one stays. A little chance keeps a whole waiting room from coming at once. */
const waits = [0.5, 1, 2, 4, 8];

/** Subscriptions over graphql-transport-ws at /graphql; the client is loaded when first needed. */
export const followLive: Follow = (document, variables, { onAnswer, onConnected, onDisconnected }) => {
  let isWanted = true;
  let stop = () => undefined as void;
  void import('graphql-ws/client').then(({ createClient }) => {
    if (!isWanted) return;
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      retryAttempts: Infinity,
      shouldRetry: () => isWanted,
      retryWait: tries => new Promise(resolve => setTimeout(resolve, waits[Math.min(tries, waits.length - 1)] * (750 + Math.random() * 500))),
      keepAlive: 20_000,
      on: { connected: onConnected, closed: onDisconnected },
    });
    const unsubscribe = client.subscribe<never>({ query: document, variables }, {
      next: ({ data }) => { if (data) onAnswer(data); },
      // A refused subscription is not told: the page asks every minute anyway.
      error: () => undefined,
      complete: () => undefined,
    });
    // Disposing while it still connects rejects with the failed connection: nobody waits for it any more.
    stop = () => { unsubscribe(); Promise.resolve(client.dispose()).catch(() => undefined); };
  }, onDisconnected);
  return () => { isWanted = false; stop(); };
};
