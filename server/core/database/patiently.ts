import { setTimeout as wait } from 'node:timers/promises';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';
import { Refusal } from '../Refusal.js';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
/** PostgreSQL starts, stops, was killed, recovers, or has more to do than it answers in time. */
const PASSING = /timeout expired|timeout exceeded|Query read timeout|Connection terminated|not queryable/;
const PASSING_CODES = /^57P0[1-3]$|^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

/**
 * Tries again for 30 s while the database does not answer: a start is not worth giving up for a busy moment. Then throws a StartupError; the signal's
 * reason at once.
 */
export async function patiently<T>(work: () => Promise<T>, signal?: AbortSignal, patienceMs = PATIENCE_MS): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (Date.now() > end)
        throw new StartupError(`The database does not answer (${error.message}): see why, and start again.`);
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
      signal?.throwIfAborted();
    }
  }
}

const isPassing = (error: unknown): error is Error =>
  error instanceof Error &&
  (PASSING.test(error.message) ||
    PASSING_CODES.test(codeOf(error)) ||
    (error instanceof Refusal && error.code === ErrorCode.UNAVAILABLE));
