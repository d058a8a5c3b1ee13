import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../context.js';
import { transaction } from '../database/transaction.js';
import { enforceRateLimit } from './rate-limit.js';

const HOUR_MS = 60 * 60 * 1000;
/** Businesses that one caller may look at in an hour by their numbers, which anybody can count up. */
const BUSINESSES = { max: 120, windowMs: HOUR_MS };
/** Whom this process saw looking at which business: a caller that comes back is not counted again. */
const MAX_SEEN = 20_000;

const seen = new LRUCache<string, true>({ max: MAX_SEEN, ttl: HOUR_MS });

/** Counts a look at a business by its number. Throws RATE_LIMITED if the caller has looked at too many. */
export async function limitWalks(
  { source, clock }: Pick<Dependencies, 'source' | 'clock'>,
  caller: string,
  businessId: string,
): Promise<void> {
  const look = `${caller} ${businessId}`;
  if (seen.has(look)) return;
  await transaction(source, { tenant: null }, (db) =>
    enforceRateLimit(db, `businesses:${caller}`, BUSINESSES, clock.now()),
  );
  seen.set(look, true);
}
