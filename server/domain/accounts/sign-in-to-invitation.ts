import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { Refusal } from '../../core/Refusal.js';
import { claimInvitation } from '../staff/invitations/claim-invitation.js';
import { accountOfEmail } from './accounts.js';
import { emailOfInvitation } from './email-of-invitation.js';
import { countSignIn, forgetSignIns } from './limits.js';
import { isPassword } from './passwords.js';
import type { SignInAnswer } from './SignInAnswer.js';
import { startSession } from './start-session.js';

/** Accepts an invitation with the password of the account that its address has, and signs in there. Attempts count with those at sign-in. */
export async function signInToInvitation(context: Context, token: string, password: string): Promise<SignInAnswer> {
  const email = await emailOfInvitation(context, token);
  await countSignIn(context, email);
  const account = await context.preflight((db) => accountOfEmail(db, email));
  const isRight = await isPassword(password, account?.verifiedAt ? account.passwordHash : null);
  if (!account || !isRight)
    throw new Refusal(ErrorCode.UNAUTHENTICATED, 'The password is wrong.', { field: 'password' });
  await forgetSignIns(context, email);
  await claimInvitation(context, token, account.id);
  return startSession(context, account.id, context.businessId);
}
