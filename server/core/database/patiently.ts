import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
/** PostgreSQL starts, recovers, or has more to do than it answers in time. */
const PASSING = /timeout expired|timeout exceeded|Query read timeout|Connection terminated|starting up|recovery mode/;

/** Tries again for 30 s while the database does not answer: a start is not worth giving up for a busy moment. Throws the signal's reason at once. */
export async function patiently<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || !PASSING.test(error.message) || Date.now() > end) throw error;
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
      signal?.throwIfAborted();
    }
  }
}
