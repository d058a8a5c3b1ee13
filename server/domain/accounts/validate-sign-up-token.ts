import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { invalid } from '../../core/Refusal.js';
import { sql } from '../../core/database/sql.js';
import type { SignUpTokenAnswer } from './sign-in.types.js';
import { burnEmailToken, findEmailToken } from './email-tokens.js';
import { EmailTokenType } from './EmailTokenType.js';
import { mintEmailToken } from './mint-email-token.js';
import { hashPassword } from './passwords.js';

const INVALID: SignUpTokenAnswer = { isTokenValid: false, tokenType: null, token: null };

/**
 * Consumes the mailed sign-up token, which verifies the e-mail, and returns a set-up token, in one transaction. `password` replaces that of the sign-up,
 * which somebody else may have made with this address.
 */
export async function validateSignUpToken(
  context: Context,
  token: string,
  password: string | null,
): Promise<SignUpTokenAnswer> {
  const now = context.now();
  // Hashing a password is expensive, so a wrong token is turned away first.
  const emailToken = await context.preflight((db) => findEmailToken(db, ['signup'], token, now));
  if (!emailToken) return INVALID;
  const passwordHash = password ? await hashPassword(password) : null;

  const { db } = context;
  const accountId = await burnEmailToken(db, 'signup', token, now);
  if (!accountId) return INVALID;
  const account = await db.row<{ signUpCount: number }>(sql`
    update account set verified_at = coalesce(verified_at, ${now}), password_hash = coalesce(${passwordHash}, password_hash)
    where id = ${accountId} returning sign_up_count`);
  // Nobody can tell whose sign-up was the last: only the reader of the mailbox may say which password counts. The refusal takes back the use of the link.
  if (account!.signUpCount > 1 && !password)
    throw invalid('password', 'Somebody signed up with this address more than once. Please choose a password.');
  await audit(context, 'account.verify', {
    actor: `account:${accountId}`,
    subject: `account:${accountId}`,
    fields: password ? ['password'] : [],
  });
  return {
    isTokenValid: true,
    tokenType: EmailTokenType.SIGNUP,
    token: await mintEmailToken(db, 'setup', accountId, now),
  };
}
