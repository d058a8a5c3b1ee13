import { hashToken } from '../../core/tokens.js';
import { sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal } from '../../core/Refusal.js';
import { HOUR_MS } from '../../core/durations.js';

/**
 * signup and password are mailed. setup comes from signup or from signing in without a business; resend is returned before the mail
 * is read, so it only shows which address is waiting; reset comes from password.
 */
export type EmailTokenKind = 'signup' | 'setup' | 'resend' | 'password' | 'reset';

export const TOKEN_LIFETIME_MS: Readonly<Record<EmailTokenKind, number>> = {
  signup: 24 * HOUR_MS,
  setup: 24 * HOUR_MS,
  resend: 24 * HOUR_MS,
  password: HOUR_MS,
  reset: HOUR_MS / 4,
};

export const EMAIL_TOKEN_KINDS = Object.keys(TOKEN_LIFETIME_MS) as readonly EmailTokenKind[];

interface EmailToken {
  accountId: string;
  kind: EmailTokenKind;
}

/** The valid token of one of these kinds, or null. Does not consume it. */
export async function findEmailToken(
  db: Db,
  kinds: readonly EmailTokenKind[],
  token: string,
  now: Date,
): Promise<EmailToken | null> {
  const row = await db.row<EmailToken>(sql`
    select account_id, kind from email_token
    where hash = ${hashToken(token)} and kind = any(${kinds}::text[]) and used_at is null and expires_at > ${now}`);
  return row ?? null;
}

/** Consumes a token and returns its account; of parallel calls one succeeds, the others get null. */
export async function burnEmailToken(db: Db, kind: EmailTokenKind, token: string, now: Date): Promise<string | null> {
  const row = await db.row<{ accountId: string }>(sql`
    update email_token set used_at = ${now}
    where hash = ${hashToken(token)} and kind = ${kind} and used_at is null and expires_at > ${now}
    returning account_id`);
  return row?.accountId ?? null;
}

/** Consumes all remaining tokens of these kinds of an account. */
export async function burnAllEmailTokens(
  db: Db,
  kinds: readonly EmailTokenKind[],
  accountId: string,
  now: Date,
): Promise<void> {
  await db.rows(sql`
    update email_token set used_at = ${now}
    where account_id = ${accountId} and kind = any(${kinds}::text[]) and used_at is null`);
}

export const invalidToken = () =>
  new Refusal(ErrorCode.INVALID_TOKEN, 'That link was used before or is too old. Please ask for a new one.');
