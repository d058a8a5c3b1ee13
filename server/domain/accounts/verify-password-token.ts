import type { Context } from '../../core/context.js';
import type { PasswordTokenAnswer } from './sign-in.types.js';
import { findEmailToken } from './email-tokens.js';
import { mintEmailToken } from './mint-email-token.js';

/** Checks a mailed password token without consuming it, and starts a reset of 15 minutes, whose token goes into a cookie and the answer. */
export async function verifyPasswordToken(context: Context, token: string): Promise<PasswordTokenAnswer> {
  const { db } = context;
  const emailToken = await findEmailToken(db, ['password'], token, context.now());
  if (!emailToken) return { isTokenValid: false, userId: null, token: null };
  const resetToken = await mintEmailToken(db, 'reset', emailToken.accountId, context.now());
  context.setResetCookie(resetToken);
  return { isTokenValid: true, userId: emailToken.accountId, token: resetToken };
}
