import { LRUCache } from 'lru-cache';
import type { Db } from '../database/transaction.js';
import { enforceRateLimit, sourceOf } from './rate-limit.js';
import { publicLimitKey } from './viewer.js';
import type { Caller } from './CallerLimit.js';
import { HOUR_MS } from '../durations.js';

/** Businesses that one caller may look at in an hour by their numbers, which anybody can count up, or by names. */
const BUSINESSES = { max: 120, windowMs: HOUR_MS };
const MAX_BYTES = 4 << 20;
const ENTRY_BYTES = 200;

/** Whom this process saw looking at which business, or counts now: a caller that comes back is not counted again, nor are first looks at the same moment. */
const seen = new LRUCache<string, Promise<unknown>>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_, look) => ENTRY_BYTES + 2 * look.length,
  ttl: HOUR_MS,
});

/** Counts a look at a business by its number or its name, with `count` in a transaction of its own. Throws RATE_LIMITED for too many. */
export async function limitWalks(
  count: (work: (db: Db) => Promise<unknown>) => Promise<unknown>,
  { viewer, address, now }: Caller,
  business: string,
): Promise<void> {
  const caller = publicLimitKey(viewer, sourceOf(address));
  const look = `${caller} ${business}`;
  const known = seen.get(look);
  if (known) {
    await known;
    return;
  }
  const counted = count((db) => enforceRateLimit(db, `businesses:${caller}`, BUSINESSES, now));
  seen.set(look, counted);
  try {
    await counted;
  } catch (error) {
    seen.delete(look);
    throw error;
  }
}

/** Lets a caller look at a business that search engines are told of: they walk from page to page. */
export function allowLook({ viewer, address }: Omit<Caller, 'now'>, business: string): void {
  seen.set(`${publicLimitKey(viewer, sourceOf(address))} ${business}`, Promise.resolve());
}
