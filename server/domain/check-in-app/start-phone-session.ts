import { enforceRateLimit, recordAttempt } from '../../core/access/rate-limit.js';
import { CheckInApp } from '../../../entities/CheckInApp.js';
import { sql } from '../../core/database/sql.js';
import { hashToken, newToken } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';

const MINUTE_MS = 60 * 1000;
/** The server ends a phone's session after this (ruling 3). */
const PHONE_SESSION_MINUTES = 300;

const PER_ADDRESS = { max: 60, windowMs: 60 * MINUTE_MS };
const PER_BUSINESS = { max: 2000, windowMs: 60 * MINUTE_MS };

/** Exchanges the QR code's token for a session of 300 minutes. Throws NOT_FOUND for a wrong one, RATE_LIMITED per address and business. */
export async function startPhoneSession(
  context: Context,
  publicToken: string,
): Promise<{ token: string; expiresAt: Date; businessId: string }> {
  const now = context.now();
  const refusal = await context.preflight((db) =>
    recordAttempt(db, `phone-session:address:${context.facts.address}`, PER_ADDRESS, now),
  );
  if (refusal) throw refusal;
  // Only the right code counts against the business: nobody can use its allowance up from outside.
  await context.preflight(async (db) => {
    if (!(await db.findOne(CheckInApp, { publicToken }))) throw notFound('That QR code');
    await enforceRateLimit(db, `phone-session:business:${context.businessId}`, PER_BUSINESS, now);
  });
  const token = newToken('p', context.businessId);
  const expiresAt = new Date(now.getTime() + PHONE_SESSION_MINUTES * MINUTE_MS);
  // Sessions that ended go with the next one that begins.
  await context.db.rows(sql`
    with ended as (delete from phone_session where expires_at <= ${now})
    insert into phone_session (token_hash, created_at, expires_at) values (${hashToken(token)}, ${now}, ${expiresAt})`);
  return { token, expiresAt, businessId: context.businessId };
}
