import { LRUCache } from 'lru-cache';
import type { Dependencies, RequestFacts } from '../context.js';
import { transaction } from '../database/transaction.js';
import { enforceRateLimit, sourceOf } from './rate-limit.js';
import { limitKey, type Viewer } from './viewer.js';
import { HOUR_MS } from '../durations.js';

/** Businesses that one caller may look at in an hour by their numbers, which anybody can count up. */
const BUSINESSES = { max: 120, windowMs: HOUR_MS };
const MAX_BYTES = 4 << 20;
const ENTRY_BYTES = 200;

/** Whom this process saw looking at which business: a caller that comes back is not counted again. */
const seen = new LRUCache<string, true>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_, look) => ENTRY_BYTES + 2 * look.length,
  ttl: HOUR_MS,
});

/** Counts a look at a business by its number. Throws RATE_LIMITED if the caller has looked at too many. */
export async function limitWalks(
  { source, clock }: Pick<Dependencies, 'source' | 'clock'>,
  { viewer, address }: { viewer: Viewer } & Pick<RequestFacts, 'address'>,
  businessId: string,
): Promise<void> {
  const caller = limitKey(viewer, sourceOf(address));
  const look = `${caller} ${businessId}`;
  if (seen.has(look)) return;
  await transaction(source, { tenant: null }, (db) =>
    enforceRateLimit(db, `businesses:${caller}`, BUSINESSES, clock.now()),
  );
  seen.set(look, true);
}
