import type { Context } from '../../core/context.js';
import type { AccountState } from './sign-in.types.js';
import { accountById, businessToEnter } from './accounts.js';
import { burnEmailToken, findEmailToken } from './email-tokens.js';
import { EmailTokenType } from './EmailTokenType.js';
import { enter } from './enter.js';

const NOTHING: AccountState = {
  isTokenValid: false,
  isUserVerified: false,
  hasBusiness: false,
  email: null,
  firstName: null,
  loginToken: null,
};

/**
 * How far the account of a welcome page's token is. Only a set-up token, which the mail or the password has earned, says what is
 * behind it; with a business it signs in and is used up by that.
 */
export async function validateAccount(
  context: Context,
  token: string,
  tokenType: EmailTokenType,
): Promise<AccountState> {
  const { db } = context;
  const now = context.now();
  const found = await findEmailToken(
    db,
    tokenType === EmailTokenType.SIGNUP ? ['setup', 'resend'] : ['password', 'reset'],
    token,
    now,
  );
  if (!found) return NOTHING;
  const account = (await accountById(db, found.accountId))!;
  // In lower case and without a name: the holder may be a stranger who only typed the address.
  if (found.kind === 'resend') return { ...NOTHING, isTokenValid: true, email: account.emailKey };

  const businessId = await businessToEnter(db, account.id);
  const state: AccountState = {
    isTokenValid: true,
    isUserVerified: account.verifiedAt !== null,
    hasBusiness: businessId !== null,
    email: account.email,
    firstName: account.firstName,
    loginToken: null,
  };
  if (found.kind !== 'setup' || !businessId || !account.verifiedAt) return state;
  if (!(await burnEmailToken(db, 'setup', token, now))) return NOTHING;
  const { loginToken } = await enter(context, account.id, businessId);
  return { ...state, loginToken };
}
