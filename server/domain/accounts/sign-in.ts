import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { Refusal } from '../../core/Refusal.js';
import { accountOfEmail, defaultBusiness } from './accounts.js';
import { emailAddress } from '../../core/email-address.js';
import { EmailTokenType } from './EmailTokenType.js';
import { startSession } from './start-session.js';
import { countSignIn, forgetSignIns } from './limits.js';
import { mintEmailToken } from './mint-email-token.js';
import { isPassword } from './passwords.js';
import type { SignInAnswer } from './SignInAnswer.js';

/** Signs in with a password. An unknown account and a wrong password have the same answer after the same time. */
export async function signIn(context: Context, typed: string, password: string): Promise<SignInAnswer> {
  const email = emailAddress(typed);
  await countSignIn(context, email);
  const account = await context.preflight((db) => accountOfEmail(db, email));
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight)
    throw new Refusal(ErrorCode.UNAUTHENTICATED, 'The email or the password is wrong.', { field: 'password' });

  await forgetSignIns(context, email);
  const businessId = account.verifiedAt && (await defaultBusiness(context.db, account.id));
  if (businessId) return startSession(context, account.id, businessId);
  const token = await mintEmailToken(context.db, account.verifiedAt ? 'setup' : 'resend', account.id, context.now());
  return { viewer: null, loginToken: null, tokenType: EmailTokenType.SIGNUP, token };
}
