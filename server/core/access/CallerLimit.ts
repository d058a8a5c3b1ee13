import { LRUCache } from 'lru-cache';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal } from '../Refusal.js';
import { sourceOf, type Limit } from './rate-limit.js';
import { publicLimitKey, type Viewer } from './viewer.js';

const MAX_BYTES = 4 << 20;
const ENTRY_BYTES = 200;

export interface Caller {
  viewer: Viewer;
  /** The address, or the source that limits count of it. */
  address: string;
  now: Date;
}

interface Count {
  since: number;
  used: number;
}

/** A limit of reading what is public, for a caller. It counts in this process only: a row for each call would cost more than the call. */
export class CallerLimit {
  readonly #limit: Omit<Limit, 'cost'>;
  /** What a refusal says. */
  readonly #message: string;
  readonly #counts = new LRUCache<string, Count>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, caller) => ENTRY_BYTES + 2 * caller.length,
  });

  constructor(limit: Omit<Limit, 'cost'>, message: string) {
    this.#limit = limit;
    this.#message = message;
  }

  /** Counts a call. Throws RATE_LIMITED for too many of a caller. */
  count({ viewer, address, now }: Caller): void {
    const { max, windowMs } = this.#limit;
    const caller = publicLimitKey(viewer, sourceOf(address));
    const time = now.getTime();
    const before = this.#counts.get(caller);
    const count = before && time - before.since < windowMs ? before : { since: time, used: 0 };
    count.used += 1;
    this.#counts.set(caller, count);
    if (count.used <= max) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((count.since + windowMs - time) / 1000));
    throw new Refusal(ErrorCode.RATE_LIMITED, this.#message, { details: { retryAfterSeconds } });
  }
}
