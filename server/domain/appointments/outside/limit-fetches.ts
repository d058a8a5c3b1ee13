import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import type { Db } from '../../../core/database/transaction.js';
import { HOUR_MS, MINUTE_MS } from '../../../core/durations.js';

/** Calendars that a person reads by hand, and that a business does. */
const OF_ONE = { max: 30, windowMs: HOUR_MS };
const OF_ALL = { max: 200, windowMs: HOUR_MS };
/** So that not too many wait for their turns. */
const OF_ALL_AT_ONCE = { max: 12, windowMs: MINUTE_MS };

/** Throws RATE_LIMITED. */
export async function limitFetches(context: Context, db: Db): Promise<void> {
  await enforceRateLimit(db, `outside-calendar:${context.user.accountId}`, OF_ONE, context.now());
  await enforceRateLimit(db, `outside-calendar:business:${context.businessId}`, OF_ALL, context.now());
  await enforceRateLimit(db, `outside-calendar:minute:${context.businessId}`, OF_ALL_AT_ONCE, context.now());
}
