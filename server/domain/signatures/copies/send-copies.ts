import { LONGEST_WINDOW_MS } from '../../../core/access/rate-limit.js';
import { takeAll, type KeyedLimit } from '../../../core/access/take-all.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { SIGNED_COPIES } from './copy-message.js';

/** To one mailbox, from one business: a link has up to 20 forms, signed one by one. */
const TO_ONE = { max: 30, windowMs: DAY_MS };
/** To one mailbox, from all businesses. */
const FROM_ALL = { max: 60, windowMs: DAY_MS };
/** To one mailbox, from phones at all businesses: anybody may check in there with any name and address. */
const FROM_PHONES = { max: 6, windowMs: DAY_MS };
/** From one business in each hour, as a kiosk that was long offline sends 1,000 check-ins an hour. Copies above it leave in a later hour. */
const OF_BUSINESS = { max: 1000, windowMs: LONGEST_WINDOW_MS };
/** How far ahead hours are filled: no longer than their counts are kept. */
const MAX_HOURS = LONGEST_WINDOW_MS / HOUR_MS - 1;

interface Signed {
  customerId: string;
  /** As the signer gave it. */
  email: string | null;
  signatureIds: string[];
}

/** One mail with the copies of all that was signed at once: to the address that was entered, else to that of the customer if staff vouch for it. */
export async function sendCopies(context: Context, { customerId, email, signatureIds }: Signed): Promise<void> {
  const own = email === null ? await provenEmail(context, customerId) : null;
  const address = email ?? own?.email ?? null;
  if (address === null) return;
  if (!(await takeAll(context.db, limitsOf(context, address), context.now()))) {
    context.log.warn(
      { signatureId: signatureIds[0] },
      'the copies of a signature were not mailed: their limit is reached',
    );
    return;
  }
  const to = own === null ? { email: address } : { customerId: own.id, phone: null, email: address };
  const runAt = await takeHour(context);
  await context.send(SIGNED_COPIES, { to, subjectId: signatureIds[0]!, channel: 'email', runAt }, { signatureIds });
}

/** Takes a place in the first hour that has one; null for this hour. Where all are full, the last one takes more. */
async function takeHour(context: Context): Promise<Date | null> {
  const now = context.now();
  const thisHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  for (let hours = 0; hours < MAX_HOURS; hours += 1) {
    const hour = new Date(thisHour + hours * HOUR_MS);
    const key = `signed-copies:${context.businessId}:${hour.toISOString()}`;
    if (await takeAll(context.db, [{ key, ...OF_BUSINESS }], now)) return hours === 0 ? null : hour;
  }
  return new Date(thisHour + MAX_HOURS * HOUR_MS);
}

/** Of the kept record. */
async function provenEmail({ db }: Context, customerId: string): Promise<{ id: string; email: string } | null> {
  const customer = await db.row<{ id: string; email: string }>(sql`
    select c.id, c.email from ${CUSTOMERS} c
    where c.id = ${customerIdOf(sql`${customerId}::bigint`)} and c.email is not null and not c.email_unproven`);
  return customer ?? null;
}

const limitsOf = ({ businessId, viewer }: Context, email: string): KeyedLimit[] => [
  ...(viewer.kind === 'phone' ? [{ key: `signed-copies:phone:${mailboxOf(email)}`, ...FROM_PHONES }] : []),
  { key: `signed-copies:${businessId}:${mailboxOf(email)}`, ...TO_ONE },
  { key: `signed-copies:all:${mailboxOf(email)}`, ...FROM_ALL },
];
