import { ErrorCode } from '../../../entities/ErrorCode.js';
import { auditAt } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { Refusal } from '../../core/Refusal.js';
import { claimInvitation } from '../staff/invitations/claim-invitation.js';
import { readInvitation } from '../staff/invitations/read-invitation.js';
import { isSignedInAs } from './invitation-page.js';
import { moveSession } from './move-session.js';
import type { SignInAnswer } from './SignInAnswer.js';

/** Accepts an invitation as who is signed in, and opens the business in this session. Throws CONFLICT for another address than the invited one. */
export async function acceptInvitation(context: Context, token: string): Promise<SignInAnswer> {
  const { accountId, businessId: before } = context.user;
  const { email } = await readInvitation(context, token);
  if (!isSignedInAs(context, email))
    throw new Refusal(ErrorCode.CONFLICT, 'You are signed in with another email address than the invited one.');
  await claimInvitation(context, token, accountId);
  const answer = await moveSession(context, context.businessId);
  if (before && before !== context.businessId) auditAt(context, before, 'business.leave');
  return answer;
}
