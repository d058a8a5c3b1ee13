import { recordAttempt, type Limit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Db } from '../../../core/database/transaction.js';
import { DAY_MS } from '../../../core/durations.js';
import { emailAddress } from '../../../core/email-address.js';
import { isId } from '../../../core/ids.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';

/** Invitations that a business mails. */
const OF_BUSINESS: Limit = { max: 100, windowMs: DAY_MS };
/** Invitations to one mailbox, whoever sends them. */
const TO_MAILBOX: Limit = { max: 5, windowMs: DAY_MS };

/** Counts an invitation to the address of a staff member. Throws RATE_LIMITED. */
export const countInvitationOf = (context: Context, staffId: string): Promise<void> =>
  count(context, async (db) => {
    const row = isId(staffId) && (await db.row<{ email: string }>(sql`select email from staff where id = ${staffId}`));
    return row ? row.email : '';
  });

/** Counts an invitation to an address as somebody typed it. Throws RATE_LIMITED; INVALID_INPUT for no address. */
export async function countInvitationTo(context: Context, typed: string): Promise<void> {
  const email = emailAddress(typed);
  await count(context, async () => email);
}

async function count(context: Context, readEmail: (db: Db) => Promise<string>): Promise<void> {
  const now = context.now();
  const refusal = await context.preflight(async (db) => {
    const email = await readEmail(db);
    if (!email) return null;
    const refused = await recordAttempt(db, `invitations:${context.businessId}`, OF_BUSINESS, now);
    return refused ?? recordAttempt(db, `invitations:${mailboxOf(email)}`, TO_MAILBOX, now);
  });
  if (refusal) throw refusal;
}
