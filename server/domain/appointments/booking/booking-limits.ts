import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { attemptsGivenBack, recordAttempt, type Limit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';
import { Refusal, type RefusalDetails } from '../../../core/Refusal.js';
import { pseudonym } from '../../../core/tokens.js';

export const HOLD_MS = 10 * MINUTE_MS;
export const MAX_SENDS = 3;
/** Requests of one customer that wait for the staff (ruling 28). */
export const MAX_REQUESTS = 3;
/** Coming ones that one customer, phone or mailbox books within a day, requested or confirmed. */
export const MAX_BOOKINGS_A_DAY = 6;
/** Coming ones with codes by e-mail that one network address books at a business, within a day or waiting for the staff: so many, and so many minutes in all. */
export const MAX_MAILED = 20;
export const MAX_MAILED_MINUTES = 10 * 60;
export const MAX_TRIES = 5;
/** So much is held for who has not said what for: more needs the items. */
export const MAX_UNNAMED_MINUTES = 4 * 60;

/** Codes that one network address asks for and nobody types, at all businesses. Many people may share an address: those whose code was right do not count. */
const PER_SOURCE: Limit = { max: 20, windowMs: HOUR_MS };
/** All of them, as somebody may have mailboxes without number. */
const ALL_PER_SOURCE: Limit = { max: 120, windowMs: HOUR_MS };
/** To one phone or mailbox, from all businesses together. */
const PER_ADDRESS_AND_HOUR: Limit = { max: 5, windowMs: HOUR_MS };
const PER_ADDRESS_AND_DAY: Limit = { max: 10, windowMs: DAY_MS };
const PER_BUSINESS: Limit = { max: 600, windowMs: HOUR_MS };
const TRIES: Limit = { max: MAX_TRIES, windowMs: HOLD_MS };
/** Of a phone, a start and a name, from all network addresses together. */
const TRIES_OF_ALL: Limit = { max: 6 * MAX_TRIES, windowMs: HOLD_MS };
/** Wrong codes from one network address, whatever it holds. */
const TRIES_PER_SOURCE: Limit = { max: 40, windowMs: HOUR_MS };

/** Counts a code that is about to be sent; for the business last, so that who is refused takes nothing from the others. Throws RATE_LIMITED. */
export async function countCode(context: Context, address: { phone: string } | { email: string }): Promise<void> {
  const value = 'phone' in address ? address.phone : mailboxOf(address.email);
  const recipient = pseudonym(context.config.secret, value);
  await countAll(context, [
    [codesOf(context), PER_SOURCE, 'network'],
    [`booking-codes-all:${context.source}`, ALL_PER_SOURCE, 'network'],
    [`booking-codes-hour:${recipient}`, PER_ADDRESS_AND_HOUR],
    [`booking-codes-day:${recipient}`, PER_ADDRESS_AND_DAY],
    [`booking-codes-business:${context.businessId}`, PER_BUSINESS],
  ]);
}

/** Counts a try to type a code, right or wrong: five for a hold, `of` its token hash. Throws RATE_LIMITED. */
export const countTry = (context: Context, of: string): Promise<void> =>
  countAll(context, [
    [triesOf(context), TRIES_PER_SOURCE, 'network'],
    [`booking-tries-of:${of}`, TRIES],
  ]);

interface Guessed {
  phone: string;
  startsAt: Date;
  /** Whose hold is meant, where that was said: others of the phone have tries of their own. */
  name: string;
}

/**
 * The same without a token: five from one network address for a phone, a start and a name, so that a stranger who types wrong codes does not lock out who holds the
 * phone, and 30 from all together. Two windows of 30 tries at most meet the 10 minutes of a hold, with its name and without one, and each try may hit its code by text
 * or by e-mail, where both went out: 2 x 120 of 1,000,000, or 1 in 4,200 for a hold, with tries from six addresses at least. Throws RATE_LIMITED.
 */
export function countTryByPhone(context: Context, { phone, startsAt, name }: Guessed): Promise<void> {
  const of = pseudonym(context.config.secret, `${context.businessId}\n${phone}\n${startsAt.toISOString()}\n${name}`);
  return countAll(context, [
    [triesOf(context), TRIES_PER_SOURCE, 'network'],
    [`booking-tries-of:${of}:${context.source}`, TRIES],
    [`booking-tries-of:${of}`, TRIES_OF_ALL],
  ]);
}

const codesOf = ({ source }: Context): string => `booking-codes:${source}`;
const triesOf = ({ source }: Context): string => `booking-tries:${source}`;

/** The statement after a right code: it and its try count no more against the network address that many may share. */
export const codeGivenBack = (context: Context): Sql => attemptsGivenBack([codesOf(context), triesOf(context)], sql`1`);

/** `network`: what all people behind an address do together, so that who is refused may have done nothing. */
type KeyedLimit = readonly [key: string, limit: Limit, of?: 'network'];

/** Counts an attempt under each key until one refuses. Throws RATE_LIMITED, with the reason BUSY_NETWORK where that one is of a network. */
export async function countAll(context: Context, limits: readonly KeyedLimit[]): Promise<void> {
  const refusal = await context.preflight(async (db) => {
    for (const [key, limit, of] of limits) {
      const refused = await recordAttempt(db, key, limit, context.now());
      if (refused) return of === 'network' ? busyNetwork(refused.details) : refused;
    }
    return null;
  });
  if (refusal) throw refusal;
}

export const busyNetwork = (details: RefusalDetails | undefined): Refusal =>
  new Refusal(ErrorCode.RATE_LIMITED, 'Many people book from this network. Use another one, or call the business.', {
    details: { ...details, reason: RefusalReason.BUSY_NETWORK },
  });
