import ipaddr from 'ipaddr.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { sql, type Sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { Refusal } from '../Refusal.js';
import { DAY_MS, MINUTE_MS } from '../durations.js';

export interface Limit {
  /** Attempts allowed in one window. */
  max: number;
  /** Length of the window in milliseconds, at most LONGEST_WINDOW_MS; it begins with its first attempt. */
  windowMs: number;
  /** Attempts as which one call counts; 1 if omitted. */
  cost?: number;
}

/** Counts are forgotten after it. A calendar day has up to 25 hours. */
export const LONGEST_WINDOW_MS = 2 * DAY_MS;

/** The clocks of two processes differ by less. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

/** Whether the window of a row `l` is over: it began by `oldest`, or begins later than now, by a clock that was wrong. */
export const isOver = (oldest: Sql, now: Date): Sql =>
  sql`(l.window_start <= ${oldest} or l.window_start > ${new Date(now.getTime() + CLOCKS_DIFFER_MS)})`;

// Counts up to one above the maximum, so repeated attempts cannot overflow it.
function count(key: string, now: Date, { max, windowMs, cost = 1 }: Limit): Sql {
  const isWindowOver = isOver(sql`${new Date(now.getTime() - windowMs)}`, now);
  return sql`
    insert into rate_limit as l (key, window_start, used) values (${key}, ${now}, ${cost})
    on conflict (key) do update set
      used = case when ${isWindowOver} then ${cost}::int else least(l.used + ${cost}, ${max}::int + 1) end,
      window_start = case when ${isWindowOver} then ${now} else l.window_start end
    returning used, window_start`;
}

/** How much more, and for how much longer, the /48 network around an IPv6 source may try: one line may have all of it. */
const NETWORK_FACTOR = 4;

/** The key of the /48 network for a key that ends in the source of an IPv6 address, else null. */
function networkKey(key: string): string | null {
  const match = /^(.*?)((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(key);
  return match && `${match[1]}${match[2]}:/48`;
}

interface Attempt {
  /** Attempts in this window, this one included, up to one above the maximum. */
  used: number;
  refusal: Refusal | null;
}

async function countAttempt(db: Db, key: string, limit: Limit, now: Date): Promise<Attempt> {
  const { max, windowMs } = limit;
  const { used, windowStart } = (await db.row<{ used: number; windowStart: Date }>(count(key, now, limit)))!;
  if (used <= max) return { used, refusal: null };
  const retryAfterSeconds = Math.max(1, Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000));
  const message = `Too many tries. Please try again in ${inWords(retryAfterSeconds)}.`;
  return { used, refusal: new Refusal(ErrorCode.RATE_LIMITED, message, { details: { retryAfterSeconds } }) };
}

async function countInNetworks(db: Db, key: string, limit: Limit, now: Date): Promise<Attempt> {
  const attempt = await countAttempt(db, key, limit, now);
  const network = attempt.refusal ? null : networkKey(key);
  if (network === null) return attempt;
  const wider = { ...limit, max: limit.max * NETWORK_FACTOR, windowMs: limit.windowMs * NETWORK_FACTOR };
  const { refusal } = await countAttempt(db, network, wider, now);
  return { ...attempt, refusal };
}

/**
 * Counts an attempt, allowed or not; returns the refusal, or null. Parallel attempts are counted one by one. A key that ends in a source of IPv6 counts
 * its /48 network too.
 */
export async function recordAttempt(db: Db, key: string, limit: Limit, now: Date): Promise<Refusal | null> {
  return (await countInNetworks(db, key, limit, now)).refusal;
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
  await db.rows(sql`delete from rate_limit where key in (${key}, ${networkKey(key) ?? key})`);
}

/**
 * Counts an attempt and throws RATE_LIMITED with `retryAfterSeconds` above the maximum. For preflights: the count must outlive a
 * refusal of the operation. `key` names what is limited and by whom, for example `persons:1.2.3.4`. Returns which attempt of the window it is.
 */
export async function enforceRateLimit(db: Db, key: string, allowed: Limit, now: Date): Promise<number> {
  const { used, refusal } = await countInNetworks(db, key, allowed, now);
  if (refusal) throw refusal;
  return used;
}

/** As many attempts as were counted under some keys, but `max` at most. */
export const attemptsOf = (keys: readonly string[], max: number): Sql =>
  sql`least(${max}::int, (select coalesce(sum(used), 0)::int from rate_limit where key = any(${keys}::text[])))`;

/** Gives attempts back that turned out honest, in the operation that shows it. The /48 network of an IPv6 source gets as many back. */
export const giveBackAttempts = (db: Pick<Db, 'send'>, keys: readonly string[], times: Sql): void =>
  db.send(attemptsGivenBack(keys, times));

/** The statement of it, which can be a part of another one. */
export function attemptsGivenBack(keys: readonly string[], times: Sql): Sql {
  const all = keys.flatMap((key) => [key, networkKey(key) ?? key]);
  // Rows are locked in one order, as several such operations may be under way.
  return sql`
    with held as materialized (select key from rate_limit where key = any(${all}::text[]) order by key for update)
    update rate_limit l set used = greatest(0, l.used - ${times}) from held h where l.key = h.key`;
}

/** Deletes the attempts of a source, and those counted under `key`. */
export async function forgetAttemptsOf(db: Db, { source, key }: { source: string; key: string }): Promise<void> {
  await db.rows(sql`delete from rate_limit where key = ${key} or key like ${`%:${source}`}`);
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
