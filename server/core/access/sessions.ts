import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { DAY_MS } from '../durations.js';

export const SESSION_DAYS = 30;

interface Claims {
  accountId: string;
  businessId: string | null;
  email: string;
  firstName: string;
  businessName: string | null;
}

const readClaims = (accountId: string, businessId: string | null) => sql`
  select a.id as account_id, a.email, a.first_name, b.id as business_id, b.name as business_name
  from account a left join business b on b.id = ${businessId} where a.id = ${accountId}`;

/**
 * Opens a session and returns its login token, signed and with the documented claims, which clients may decode; the server trusts
 * only the session id. `businessId` is null before a business is set up. Valid for 30 days, sliding.
 */
export async function openSession(
  db: Db,
  secret: string,
  accountId: string,
  businessId: string | null,
  now: Date,
  id: string = randomUUID(),
): Promise<string> {
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await db.rows(sql`
    insert into session (id, account_id, business_id, created_at, last_used_at, expires_at)
    values (${id}, ${accountId}, ${businessId}, ${now}, ${now}, ${expiresAt})`);
  return signLoginToken(db, secret, { id, accountId, businessId, expiresAt });
}

interface Move {
  /** Session, account and business as the caller's request found them. */
  from: { sessionId: string; accountId: string; businessId: string | null };
  to: string;
}

/**
 * Moves a session to another business and returns its fresh login token, valid for 30 days; null where another call has moved or ended it since the request
 * began. The caller must tell the live connections of the business that it left.
 */
export async function moveSession(db: Db, secret: string, { from, to }: Move, now: Date): Promise<string | null> {
  const { sessionId: id, accountId, businessId: before } = from;
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  // Somebody who works there no longer has no business, though the session still names it.
  const moved = await db.row(sql`
    update session
    set business_id = ${to}, last_used_at = ${now}, expires_at = ${expiresAt},
        confirmed_action = null, confirmed_business = null, confirmed_until = null
    where id = ${id} and (${before}::bigint is null or business_id = ${before}::bigint) returning id`);
  return moved ? signLoginToken(db, secret, { id, accountId, businessId: to, expiresAt }) : null;
}

/** The login token of an open session, with its current claims. */
export async function signLoginToken(
  db: Db,
  secret: string,
  session: { id: string; accountId: string; businessId: string | null; expiresAt: Date },
): Promise<string> {
  const claims = (await db.row<Claims>(readClaims(session.accountId, session.businessId)))!;
  return new SignJWT({
    sid: session.id,
    user_id: Number(claims.accountId),
    account_id: Number(claims.accountId),
    business_id: claims.businessId === null ? null : Number(claims.businessId),
    business_name: claims.businessName,
    email: claims.email,
    first_name: claims.firstName,
    subscription_id: null,
    price_id: null,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(session.expiresAt)
    .sign(new TextEncoder().encode(secret));
}

/** Ends every session of an account, as a new password does; returns their businesses, which must be notified. */
export async function endSessions(db: Db, accountId: string): Promise<string[]> {
  const ended = await db.rows<{ businessId: string | null }>(
    sql`delete from session where account_id = ${accountId} returning business_id`,
  );
  return [...new Set(ended.map((row) => row.businessId).filter((id) => id !== null))];
}
