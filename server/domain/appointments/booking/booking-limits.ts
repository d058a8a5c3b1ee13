import { recordAttempt, type Limit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';
import { pseudonym } from '../../../core/tokens.js';

export const HOLD_MS = 10 * MINUTE_MS;
export const MAX_SENDS = 3;
/** Requests of one customer that wait for the staff (ruling 28). */
export const MAX_REQUESTS = 3;
/** Coming ones that one customer, phone or mailbox books within a day, requested or confirmed. */
export const MAX_BOOKINGS_A_DAY = 6;
export const MAX_TRIES = 5;
/** So much is held for who has not said what for: more needs the items. */
export const MAX_UNNAMED_MINUTES = 4 * 60;

/** Codes that one network address asks for, at all businesses. */
const PER_SOURCE: Limit = { max: 20, windowMs: HOUR_MS };
/** To one phone or mailbox, from all businesses together. */
const PER_ADDRESS_AND_HOUR: Limit = { max: 5, windowMs: HOUR_MS };
const PER_ADDRESS_AND_DAY: Limit = { max: 10, windowMs: DAY_MS };
const PER_BUSINESS: Limit = { max: 600, windowMs: HOUR_MS };
const TRIES: Limit = { max: MAX_TRIES, windowMs: HOLD_MS };
/** Of a phone and a start, from all network addresses together. */
const TRIES_OF_ALL: Limit = { max: 6 * MAX_TRIES, windowMs: HOLD_MS };
/** From one network address, whatever it holds. */
const TRIES_PER_SOURCE: Limit = { max: 40, windowMs: HOUR_MS };

/** Counts a code that is about to be sent; for the business last, so that who is refused takes nothing from the others. Throws RATE_LIMITED. */
export async function countCode(context: Context, address: { phone: string } | { email: string }): Promise<void> {
  const value = 'phone' in address ? address.phone : mailboxOf(address.email);
  const recipient = pseudonym(context.config.secret, value);
  await countAll(context, [
    [`booking-codes:${context.source}`, PER_SOURCE],
    [`booking-codes-hour:${recipient}`, PER_ADDRESS_AND_HOUR],
    [`booking-codes-day:${recipient}`, PER_ADDRESS_AND_DAY],
    [`booking-codes-business:${context.businessId}`, PER_BUSINESS],
  ]);
}

/** Counts a try to type a code, right or wrong: five for a hold, `of` its token hash. Throws RATE_LIMITED. */
export const countTry = (context: Context, of: string): Promise<void> =>
  countAll(context, [
    [`booking-tries:${context.source}`, TRIES_PER_SOURCE],
    [`booking-tries-of:${of}`, TRIES],
  ]);

/**
 * The same without a token: five from one network address for a phone and a start, so that a stranger who types wrong codes does not lock out who holds the phone, and
 * 30 from all together. Two windows of 30 tries at most meet the 10 minutes of a hold, and each try may hit its code by text or by e-mail: 2 x 60 of 1,000,000, or
 * 1 in 8,300 for a hold, with tries from six addresses at least. Throws RATE_LIMITED.
 */
export function countTryByPhone(context: Context, phone: string, startsAt: Date): Promise<void> {
  const of = pseudonym(context.config.secret, `${context.businessId}\n${phone}\n${startsAt.toISOString()}`);
  return countAll(context, [
    [`booking-tries:${context.source}`, TRIES_PER_SOURCE],
    [`booking-tries-of:${of}:${context.source}`, TRIES],
    [`booking-tries-of:${of}`, TRIES_OF_ALL],
  ]);
}

/** Counts an attempt under each key until one refuses. Throws RATE_LIMITED. */
export async function countAll(
  context: Context,
  limits: readonly (readonly [key: string, limit: Limit])[],
): Promise<void> {
  const refusal = await context.preflight(async (db) => {
    for (const [key, limit] of limits) {
      const refused = await recordAttempt(db, key, limit, context.now());
      if (refused) return refused;
    }
    return null;
  });
  if (refusal) throw refusal;
}
