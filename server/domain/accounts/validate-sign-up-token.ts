import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { SignUpTokenAnswer } from './sign-in.types.js';
import { burnEmailToken } from './email-tokens.js';
import { EmailTokenType } from './EmailTokenType.js';
import { mintEmailToken } from './mint-email-token.js';

/** Consumes the mailed sign-up token, which verifies the e-mail, and returns a set-up token, in one transaction. */
export async function validateSignUpToken(context: Context, token: string): Promise<SignUpTokenAnswer> {
  const { db } = context;
  const now = context.now();
  const accountId = await burnEmailToken(db, 'signup', token, now);
  if (!accountId) return { isTokenValid: false, tokenType: null, token: null };
  await db.rows(sql`update account set verified_at = coalesce(verified_at, ${now}) where id = ${accountId}`);
  return {
    isTokenValid: true,
    tokenType: EmailTokenType.SIGNUP,
    token: await mintEmailToken(db, 'setup', accountId, now),
  };
}
