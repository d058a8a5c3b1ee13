import type { Context } from '../../core/context.js';
import type { AccountState } from './sign-in.types.js';
import { accountById, defaultBusiness } from './accounts.js';
import { burnEmailToken, findEmailToken } from './email-tokens.js';
import { EmailTokenType } from './EmailTokenType.js';
import { startSession } from './start-session.js';

const NOTHING: AccountState = {
  isTokenValid: false,
  isUserVerified: false,
  hasBusiness: false,
  email: null,
  firstName: null,
  loginToken: null,
};

/**
 * State of a welcome page's account. Only a set-up token, which requires the mail or the password, reveals the
 * account; if it has a business, the token is consumed and signs in.
 */
export async function validateAccount(
  context: Context,
  token: string,
  tokenType: EmailTokenType,
): Promise<AccountState> {
  const { db } = context;
  const now = context.now();
  const emailToken = await findEmailToken(
    db,
    tokenType === EmailTokenType.SIGNUP ? ['setup', 'resend'] : ['password', 'reset'],
    token,
    now,
  );
  if (!emailToken) return NOTHING;
  const account = (await accountById(db, emailToken.accountId))!;
  // In lower case and without a name: the holder may be a stranger who typed the address.
  if (emailToken.kind === 'resend') return { ...NOTHING, isTokenValid: true, email: account.emailKey };

  const businessId = await defaultBusiness(db, account.id);
  const state: AccountState = {
    isTokenValid: true,
    isUserVerified: account.verifiedAt !== null,
    hasBusiness: businessId !== null,
    email: account.email,
    firstName: account.firstName,
    loginToken: null,
  };
  if (emailToken.kind !== 'setup' || !businessId || !account.verifiedAt) return state;
  if (!(await burnEmailToken(db, 'setup', token, now))) return NOTHING;
  const { loginToken } = await startSession(context, account.id, businessId);
  return { ...state, loginToken };
}
