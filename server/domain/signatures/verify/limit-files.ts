import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { MINUTE_MS } from '../../../core/durations.js';

/** Files under /verify that an address reads: days of the log, and the certificate. */
const FILES = { max: 100, windowMs: 10 * MINUTE_MS };

/** Throws RATE_LIMITED. */
export const limitFiles = (context: Context, source: string): Promise<number> =>
  context.preflight((db) => enforceRateLimit(db, `verify-files:${source}`, FILES, context.now()));
