import { LRUCache } from 'lru-cache';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { limitKey } from '../../core/access/viewer.js';
import type { Context } from '../../core/context.js';
import { MINUTE_MS } from '../../core/durations.js';
import { Refusal } from '../../core/Refusal.js';

/** Every typed letter is a search: this is more than anybody types in the time. */
const MAX = 300;
const WINDOW_MS = 10 * MINUTE_MS;
const MAX_BYTES = 4 << 20;
const ENTRY_BYTES = 200;

interface Count {
  since: number;
  used: number;
}

/** In this process only: what is found is public, and a row for each search would cost more than the search. */
const counts = new LRUCache<string, Count>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_, caller) => ENTRY_BYTES + 2 * caller.length,
});

/** Counts a search. Throws RATE_LIMITED for too many of a caller. */
export function limitSearches(context: Context): void {
  const caller = limitKey(context.viewer, context.source);
  const now = context.now().getTime();
  const before = counts.get(caller);
  const count = before && now - before.since < WINDOW_MS ? before : { since: now, used: 0 };
  count.used += 1;
  counts.set(caller, count);
  if (count.used <= MAX) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((count.since + WINDOW_MS - now) / 1000));
  throw new Refusal(ErrorCode.RATE_LIMITED, 'Too many searches. Please try again in a few minutes.', {
    details: { retryAfterSeconds },
  });
}
