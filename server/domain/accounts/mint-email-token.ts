import { randomBytes } from 'node:crypto';
import { hashToken } from '../../core/tokens.js';
import type { Db } from '../../core/database/transaction.js';
import { TOKEN_LIFETIME_MS, type EmailTokenKind } from './email-tokens.js';

const MINT = `
  with old as (delete from email_token where account_id = $3 and expires_at <= $4)
  insert into email_token (hash, kind, account_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`;

/** A new token of an account, of 256 random bits, for an address or an answer. Only its hash is kept: mailed ones are made when the mail leaves. */
export async function mintEmailToken(db: Db, kind: EmailTokenKind, accountId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.rows(MINT, [hashToken(token), kind, accountId, now, new Date(now.getTime() + TOKEN_LIFETIME_MS[kind])]);
  return token;
}
