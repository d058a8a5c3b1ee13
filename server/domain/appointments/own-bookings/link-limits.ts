import type { Limit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';
import { hashToken } from '../../../core/tokens.js';
import { countAll } from '../booking/booking-limits.js';

/** From one network address, at one business. */
const PER_SOURCE: Limit = { max: 60, windowMs: HOUR_MS };
/** By one link: nobody changes a booking more often. */
const PER_LINK: Limit = { max: 20, windowMs: DAY_MS };

/** Counts a change by a link, refused or not. Throws RATE_LIMITED. */
export const countLinkUse = (context: Context, token: string): Promise<void> =>
  countAll(context, [
    [`booking-link-uses-of:${hashToken(token)}`, PER_LINK],
    [`booking-link-uses:${context.businessId}:${context.source}`, PER_SOURCE, 'network'],
  ]);
