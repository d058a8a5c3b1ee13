import type { Context } from '../../core/context.js';
import type { PasswordTokenAnswer } from './sign-in.types.js';
import { findEmailToken } from './email-tokens.js';
import { mintEmailToken } from './mint-email-token.js';

/** Checks a mailed password token without using it up, and begins a reset of 15 minutes: its token goes into a cookie and into the answer. */
export async function verifyPasswordToken(context: Context, token: string): Promise<PasswordTokenAnswer> {
  const { db } = context;
  const found = await findEmailToken(db, ['password'], token, context.now());
  if (!found) return { isTokenValid: false, userId: null, token: null };
  const resetToken = await mintEmailToken(db, 'reset', found.accountId, context.now());
  context.setResetCookie(resetToken);
  return { isTokenValid: true, userId: found.accountId, token: resetToken };
}
