import { enforceRateLimit, giveBackAttempts, recordAttempt } from '../../../core/access/rate-limit.js';
import { rightTokenKey } from '../../../core/access/TokenKind.js';
import { hasSharedSession, isFromAfar, limitKey } from '../../../core/access/viewer.js';
import { sql } from '../../../core/database/sql.js';
import { QR_CODE } from '../../check-in-app/qr-code.js';
import { giveBackLookUps } from '../../customers/limit-look-ups.js';
import { forgetPhoneEmail } from './forget-phone-email.js';
import { joinQueue } from './join-queue.js';
import { readQueueAndReserveId } from './queue-snapshot.js';
import type { Context } from '../../../core/context.js';
import { signAtCheckIn } from '../agreement/sign-at-check-in.js';
import { findOrAddCustomer, personOfHandle } from '../../customers/customer-of-handle.js';
import { emailOfCheckIn } from '../../customers/persons.js';
import type { CheckInInput } from './CheckInInput.js';
import { receiptOf } from './receipt-of.js';
import type { CheckInReceipt } from './CheckInReceipt.js';
import { HOUR_MS } from '../../../core/durations.js';

/** A phone checks in one family at most; more is a script. */
const PER_PHONE = { max: 20, windowMs: HOUR_MS };
/** From afar, of a phone and of a business: invented parties fill no line, and lock out nobody at the door. */
const PER_PHONE_FROM_AFAR = { max: 3, windowMs: HOUR_MS };
const FROM_AFAR_PER_BUSINESS = { max: 100, windowMs: HOUR_MS };
/** Of the phones of older clients behind one address, which share a session. */
const PER_SHARED_SESSION = { max: 600, windowMs: HOUR_MS };
/** Phones that check in at one business. Only what they add to its queue counts: opening sessions costs it nothing. */
const PHONES_PER_BUSINESS = { max: 2000, windowMs: HOUR_MS };
/** Phones that give their address something back at one business, and at all: no address alone fills a business. */
const GIVING_BACK_AT_BUSINESS = { max: 300, windowMs: HOUR_MS };
const GIVING_BACK = { max: 1000, windowMs: HOUR_MS };

/** A customer checks in on a kiosk or phone. If waiting or ready already, they get their existing place without its private link (ruling 17). Where the business asks for a form, it is signed now, or at a kiosk was lately (rulings 15, 31). */
export async function checkIn(context: Context, input: CheckInInput): Promise<CheckInReceipt> {
  const { personId, email } = personOfHandle(context, input.handle);
  const givesBack = await limitPhones(context);
  const [customer, snapshot] = await Promise.all([
    findOrAddCustomer(context, personId, email),
    readQueueAndReserveId(context, { personId }, { ...input, isAskedToSign: true }),
  ]);
  const joinResult = joinQueue(
    context,
    snapshot,
    { ...input, customerId: customer.id, phone: customer.phone, email: emailOfCheckIn(context, email) },
    { byHost: false },
  );
  await signAtCheckIn(context, { customerId: customer.id, checkInId: joinResult.id }, input, snapshot);
  if (!joinResult.isAdded && context.viewer.kind === 'kiosk') forgetPhoneEmail(context, joinResult.id);
  if (givesBack && joinResult.isAdded) giveBackToAddress(context);
  return receiptOf(context, customer, joinResult);
}

/** Throws RATE_LIMITED for a phone that checks in too often, or one too many of a business. Returns whether its address gets back what led here: at a phone's first check-in of the hour. */
async function limitPhones(context: Context): Promise<boolean> {
  const { viewer, source, businessId } = context;
  if (viewer.kind !== 'phone') return false;
  const now = context.now();
  return context.preflight(async (db) => {
    if (isFromAfar(viewer)) {
      await enforceRateLimit(db, `check-in:${limitKey(viewer, source)}`, PER_PHONE_FROM_AFAR, now);
      await enforceRateLimit(db, `check-in:from-afar:${businessId}`, FROM_AFAR_PER_BUSINESS, now);
      return false;
    }
    const limit = hasSharedSession(viewer) ? PER_SHARED_SESSION : PER_PHONE;
    const nth = await enforceRateLimit(db, `check-in:${limitKey(viewer, source)}`, limit, now);
    // A refusal rolls back the phone's own count too, so that its next try is a first one again.
    if (nth === 1) await enforceRateLimit(db, `check-in:business:${businessId}`, PHONES_PER_BUSINESS, now);
    if (nth > 1 || hasSharedSession(viewer)) return false;
    const refusal = await recordAttempt(db, `giving-back:${businessId}:${source}`, GIVING_BACK_AT_BUSINESS, now);
    return !refusal && !(await recordAttempt(db, `giving-back:address:${source}`, GIVING_BACK, now));
  });
}

/** An address is a brake on phones that look people up and never check in: what led to a check-in does not count. */
function giveBackToAddress(context: Context): void {
  giveBackLookUps(context);
  giveBackAttempts(context.db, [rightTokenKey(context, QR_CODE)], sql`1`);
}
