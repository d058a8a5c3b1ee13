import { ErrorCode } from '../../../entities/ErrorCode.js';
import { sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { Refusal } from '../Refusal.js';

export interface Limit {
  /** Tries allowed in one window. */
  max: number;
  /** Length of the window, which begins with its first try, in milliseconds. */
  windowMs: number;
}

// One more than allowed is as far as it counts: hammering does not overflow.
const count = (key: string, now: Date, oldest: Date, max: number) => sql`
  insert into rate_limit as l (key, window_start, used) values (${key}, ${now}, 1)
  on conflict (key) do update set
    used = case when l.window_start <= ${oldest} then 1 else least(l.used + 1, ${max}::int + 1) end,
    window_start = case when l.window_start <= ${oldest} then ${now} else l.window_start end
  returning used, window_start`;

/** Counts a try, whether or not it is still allowed; answers the refusal, or null. Parallel tries are counted one after the other. */
export async function recordAttempt(db: Db, key: string, { max, windowMs }: Limit, now: Date): Promise<Refusal | null> {
  const { used, windowStart } = (await db.row<{ used: number; windowStart: Date }>(
    count(key, now, new Date(now.getTime() - windowMs), max),
  ))!;
  if (used <= max) return null;
  const retryAfterSeconds = Math.max(1, Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000));
  return new Refusal(ErrorCode.RATE_LIMITED, `Too many tries. Please try again in ${inWords(retryAfterSeconds)}.`, {
    details: { retryAfterSeconds },
  });
}

/** Takes the tries of `key` away. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.rows(sql`delete from rate_limit where key = ${key}`);
}

/**
 * Counts a try and throws RATE_LIMITED with `retryAfterSeconds` when there were too many. For steps: what is counted must outlive a
 * refusal of the operation. `key` names what is limited and by whom, for example `persons:1.2.3.4`.
 */
export async function enforceRateLimit(db: Db, key: string, allowed: Limit, now: Date): Promise<void> {
  const refusal = await recordAttempt(db, key, allowed, now);
  if (refusal) throw refusal;
}

/** Forgets the tries of an address, and those counted under `key`. */
export async function forgetAttemptsOf(db: Db, { address, key }: { address: string; key: string }): Promise<void> {
  await db.rows(sql`delete from rate_limit where key = ${key} or key like ${`%:${address}`}`);
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
