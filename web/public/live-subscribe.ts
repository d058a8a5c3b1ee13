import type { Subscribe } from './subscribe';

/** Seconds between tries to reconnect; the last one repeats. Jitter keeps a whole waiting room from reconnecting at once. */
const waits = [0.5, 1, 2, 4, 8];
const waitOf = (tries: number) => waits[Math.min(tries, waits.length - 1)] * (750 + Math.random() * 500);
/** Milliseconds between pings, and without an answer to one after which the connection counts as dead: a silent line is known after 12 seconds. */
const pingEvery = 8_000;
const pongLimit = 4_000;
/** Refusals that may not occur again. */
const transientCodes = ['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

/** Whether a subscription that failed is worth another try: the connection broke, or the server had a fault. */
function isTransient(failure: unknown): boolean {
  if (!Array.isArray(failure)) return true;
  return failure.some(({ extensions }: { extensions?: { code?: string } }) =>
    transientCodes.includes(extensions?.code ?? ''),
  );
}

/** Subscriptions over graphql-transport-ws at /graphql; the client is loaded when first needed. */
export const liveSubscribe: Subscribe = (
  document,
  variables,
  { onAnswer, onConnected, onDisconnected, onEnded },
  token,
) => {
  let isWanted = true;
  let stop = () => undefined as void;
  void import('graphql-ws/client').then(({ createClient }) => {
    if (!isWanted) return;
    let unanswered: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => undefined as void;
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
      retryAttempts: Infinity,
      shouldRetry: () => isWanted,
      retryWait: (tries) => new Promise((resolve) => setTimeout(resolve, waitOf(tries))),
      keepAlive: pingEvery,
      on: {
        connected: onConnected,
        closed: () => {
          clearTimeout(unanswered);
          onDisconnected();
        },
        ping: (isTheirs) => {
          if (!isTheirs) unanswered = setTimeout(() => client.terminate(), pongLimit);
        },
        pong: (isTheirs) => {
          if (isTheirs) clearTimeout(unanswered);
        },
      },
    });
    const subscribe = () => {
      unsubscribe = client.subscribe<never>(
        { query: document, variables },
        {
          next: ({ data }) => {
            if (data) onAnswer(data);
          },
          error: (failure) => {
            if (!isWanted) return;
            if (isTransient(failure)) again = setTimeout(subscribe, waitOf(waits.length));
            else onEnded?.();
          },
          complete: () => {
            if (isWanted) onEnded?.();
          },
        },
      );
    };
    subscribe();
    // Disposing during a connection attempt rejects; the error no longer matters.
    stop = () => {
      clearTimeout(again);
      clearTimeout(unanswered);
      unsubscribe();
      Promise.resolve(client.dispose()).catch(() => undefined);
    };
  }, onDisconnected);
  return () => {
    isWanted = false;
    stop();
  };
};
