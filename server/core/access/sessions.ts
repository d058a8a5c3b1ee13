import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Db } from '../database/transaction.js';

export const SESSION_DAYS = 30;
export const DAY_MS = 24 * 60 * 60 * 1000;

interface Claims {
  account_id: string;
  business_id: string | null;
  email: string;
  first_name: string;
  business_name: string | null;
}

const CLAIMS = `
  select a.id as account_id, a.email, a.first_name, b.id as business_id, b.name as business_name
  from account a left join business b on b.id = $2 where a.id = $1`;

/**
 * Opens a session and answers its login token: a signed token with the documented claims, which readers may decode; the server trusts
 * none of them but the session's id. `businessId` null: no business is set up yet. Lives 30 days, sliding.
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
  await db.rows(
    `insert into session (id, account_id, business_id, created_at, last_used_at, expires_at) values ($1, $2, $3, $4, $4, $5)`,
    [id, accountId, businessId, now, expiresAt],
  );
  return signLoginToken(db, secret, { id, accountId, businessId, expiresAt });
}

/** The login token of an open session, with its claims as they are now. */
export async function signLoginToken(
  db: Db,
  secret: string,
  session: { id: string; accountId: string; businessId: string | null; expiresAt: Date },
): Promise<string> {
  const claims = (await db.row<Claims & { [column: string]: unknown }>(CLAIMS, [
    session.accountId,
    session.businessId,
  ]))!;
  return new SignJWT({
    sid: session.id,
    user_id: Number(claims.account_id),
    account_id: Number(claims.account_id),
    business_id: claims.business_id === null ? null : Number(claims.business_id),
    business_name: claims.business_name,
    email: claims.email,
    first_name: claims.first_name,
    subscription_id: null,
    price_id: null,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(session.expiresAt)
    .sign(new TextEncoder().encode(secret));
}

/** Ends every session of an account, as a new password does; answers their businesses, which are to be told. */
export async function endSessions(db: Db, accountId: string): Promise<string[]> {
  const ended = await db.rows<{ business_id: string | null }>(
    'delete from session where account_id = $1 returning business_id',
    [accountId],
  );
  return [...new Set(ended.map((row) => row.business_id).filter((id) => id !== null))];
}
