import { randomBytes } from 'node:crypto';
import { hashToken } from '../../core/tokens.js';
import { sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';
import { TOKEN_LIFETIME_MS, type EmailTokenKind } from './email-tokens.js';

/** A new token of an account (256 random bits) for a link or an answer. Only its hash is stored, so mailed ones are created when the mail is sent. */
export async function mintEmailToken(db: Db, kind: EmailTokenKind, accountId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS[kind]);
  await db.rows(sql`
    with old as (delete from email_token where account_id = ${accountId} and expires_at <= ${now})
    insert into email_token (hash, kind, account_id, created_at, expires_at)
    values (${hashToken(token)}, ${kind}, ${accountId}, ${now}, ${expiresAt})`);
  return token;
}
