import { enforceRateLimit, recordAttempt } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import type { Db } from '../../../core/database/transaction.js';
import { HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import type { OutsideReading } from './OutsideCalendars.js';

/** Calendars that a person reads by hand, and that a business does; and how often that of one staff member is. */
const OF_ONE = { max: 30, windowMs: HOUR_MS };
const OF_ALL = { max: 200, windowMs: HOUR_MS };
const OF_STAFF_MEMBER = { max: 30, windowMs: HOUR_MS };
/** So that not too many wait for their turns. */
const OF_ALL_AT_ONCE = { max: 12, windowMs: MINUTE_MS };

/** Throws RATE_LIMITED. */
export async function limitFetches(context: Context, db: Db): Promise<void> {
  await enforceRateLimit(db, `outside-calendar:${context.user.accountId}`, OF_ONE, context.now());
  await enforceRateLimit(db, `outside-calendar:business:${context.businessId}`, OF_ALL, context.now());
  await enforceRateLimit(db, `outside-calendar:minute:${context.businessId}`, OF_ALL_AT_ONCE, context.now());
}

/** Throws RATE_LIMITED. */
export async function limitFetchesOf(context: Context, db: Db, staffId: string): Promise<void> {
  await enforceRateLimit(db, keyOf(staffId), OF_STAFF_MEMBER, context.now());
}

/** A calendar that took too much time counts as many: it is read by hand in an hour at most once. Before `db` is used. */
export async function countReading(context: Context, staffId: string, reading: OutsideReading): Promise<void> {
  if (!('fault' in reading) || reading.fault !== 'TOO_COMPLEX') return;
  const limit = { ...OF_STAFF_MEMBER, cost: OF_STAFF_MEMBER.max };
  await context.preflight((db) => recordAttempt(db, keyOf(staffId), limit, context.now()));
}

const keyOf = (staffId: string): string => `outside-calendar:staff:${staffId}`;
