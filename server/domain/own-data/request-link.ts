import { recordAttempt, type Limit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../core/durations.js';
import { emailAddress } from '../../core/email-address.js';
import type { MutationResult } from '../../core/graphql/MutationResult.js';
import { mailboxOf } from '../../core/messages/mailbox.js';
import { invalid } from '../../core/Refusal.js';
import { pseudonym } from '../../core/tokens.js';
import { phoneDigits } from '../customers/person-input.js';
import type { OwnAddress } from '../customers/own-customers.js';
import { FORGET_OWN_DATA_LINK, SEND_OWN_DATA_LINK } from './own-data-jobs.js';

const PER_SOURCE: Limit = { max: 30, windowMs: HOUR_MS };
/** Only against floods: most of them lead nowhere, and what is sent has narrower limits. */
const PER_BUSINESS: Limit = { max: 2000, windowMs: HOUR_MS };
/** Of one phone or mailbox at this business. Elsewhere, where nobody may know it, nobody can use them up. */
const PER_ADDRESS_AND_HOUR: Limit = { max: 3, windowMs: HOUR_MS };
const PER_ADDRESS_AND_DAY: Limit = { max: 10, windowMs: DAY_MS };
/** Longer than a link waits to be sent and is good for. */
const KEPT_MS = 2 * HOUR_MS;

/**
 * Sends the link to one's own data to a phone or an e-mail address, if the business knows it. The answer, and the time it takes, are the same for any
 * other: who it is, a job looks up later. Throws INVALID_INPUT, RATE_LIMITED.
 */
export async function requestLink(
  context: Context,
  typed: { phone?: string | null; email?: string | null },
): Promise<MutationResult> {
  const address = addressOf(typed);
  await countRequest(context, address);
  const { phone, email } = address;
  const now = context.now();
  const keptUntil = new Date(now.getTime() + KEPT_MS);
  const link = (await context.db.row<{ id: string }>(sql`
    insert into own_data_link (phone, email, language, created_at, expires_at)
    values (${phone}, ${email}, ${context.facts.language}, ${now}, ${keptUntil}) returning id`))!;
  const linkId = link.id;
  context.enqueue(SEND_OWN_DATA_LINK, { linkId }, { key: `send-own-data-link:${linkId}` });
  context.enqueue(FORGET_OWN_DATA_LINK, { linkId }, { key: `forget-own-data-link:${linkId}`, runAt: keptUntil });
  return {
    success: true,
    message: 'If this phone number or email address is known here, a link is on its way. It works for an hour.',
  };
}

function addressOf({ phone, email }: { phone?: string | null; email?: string | null }): OwnAddress {
  const both = [phone, email].map((text) => text?.trim() || null);
  const [typedPhone, typedEmail] = both as [string | null, string | null];
  if (typedPhone !== null && typedEmail === null) return { phone: phoneDigits(typedPhone, '1'), email: null };
  if (typedEmail !== null && typedPhone === null) return { phone: null, email: emailAddress(typedEmail) };
  throw invalid('phone', 'Enter a phone number or an email address.');
}

/** From the widest to the narrowest: addresses that somebody makes up end at the limit of where they are. */
async function countRequest(context: Context, { phone, email }: OwnAddress): Promise<void> {
  const now = context.now();
  const address = `${context.businessId}:${pseudonym(context.config.secret, phone ?? mailboxOf(email!))}`;
  const limits: [key: string, limit: Limit][] = [
    [`own-data:${context.source}`, PER_SOURCE],
    [`own-data-hour:${address}`, PER_ADDRESS_AND_HOUR],
    [`own-data-day:${address}`, PER_ADDRESS_AND_DAY],
    [`own-data-business:${context.businessId}`, PER_BUSINESS],
  ];
  const refusal = await context.preflight(async (db) => {
    for (const [key, limit] of limits) {
      const refused = await recordAttempt(db, key, limit, now);
      if (refused) return refused;
    }
    return null;
  });
  if (refusal) throw refusal;
}
