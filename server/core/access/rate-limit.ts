import ipaddr from 'ipaddr.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { Refusal } from '../Refusal.js';

export interface Limit {
  /** Attempts allowed in one window. */
  max: number;
  /** Length of the window in milliseconds; it begins with its first attempt. */
  windowMs: number;
}

// Counts up to one above the maximum, so repeated attempts cannot overflow it.
const count = (key: string, now: Date, oldest: Date, max: number) => sql`
  insert into rate_limit as l (key, window_start, used) values (${key}, ${now}, 1)
  on conflict (key) do update set
    used = case when l.window_start <= ${oldest} then 1 else least(l.used + 1, ${max}::int + 1) end,
    window_start = case when l.window_start <= ${oldest} then ${now} else l.window_start end
  returning used, window_start`;

/** Counts an attempt, allowed or not; returns the refusal, or null. Parallel attempts are counted one by one. */
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

/** What limits count of an address: of IPv6 its /64 network, because a single line has all of one. */
export function sourceOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** Deletes the attempts of `key`. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.rows(sql`delete from rate_limit where key = ${key}`);
}

/**
 * Counts an attempt and throws RATE_LIMITED with `retryAfterSeconds` above the maximum. For preflights: the count must outlive a
 * refusal of the operation. `key` names what is limited and by whom, for example `persons:1.2.3.4`.
 */
export async function enforceRateLimit(db: Db, key: string, allowed: Limit, now: Date): Promise<void> {
  const refusal = await recordAttempt(db, key, allowed, now);
  if (refusal) throw refusal;
}

/** Deletes the attempts of a source, and those counted under `key`. */
export async function forgetAttemptsOf(db: Db, { source, key }: { source: string; key: string }): Promise<void> {
  await db.rows(sql`delete from rate_limit where key = ${key} or key like ${`%:${source}`}`);
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
