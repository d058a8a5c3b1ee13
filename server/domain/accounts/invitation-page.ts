import type { Context } from '../../core/context.js';
import { findBusiness } from '../businesses/find-business.js';
import { readInvitation, type Invitation } from '../staff/invitations/read-invitation.js';
import { accountOfEmail } from './accounts.js';
import { InvitationState, type OpenedInvitation } from './invitation.types.js';

const STATES: Record<Invitation['state'], InvitationState> = {
  open: InvitationState.OPEN,
  accepted: InvitationState.ACCEPTED,
  expired: InvitationState.EXPIRED,
  replaced: InvitationState.REPLACED,
  revoked: InvitationState.REVOKED,
};

/** What the page behind the mailed link shows; nothing of anybody once the invitation has ended. Opening it changes nothing. */
export async function invitationPage(context: Context, token: string): Promise<OpenedInvitation> {
  const { state, email, firstName, lastName, role, inviter } = await readInvitation(context, token);
  const business = await findBusiness(context.db, context.businessId);
  const page = { state: STATES[state], businessName: business!.name };
  if (state !== 'open') return { ...page, role: null, inviter: null, invitee: null };
  const account = await accountOfEmail(context.db, email);
  const invitee = { email, firstName, lastName, hasAccount: Boolean(account?.verifiedAt) };
  return { ...page, role, inviter, invitee: { ...invitee, isYou: isSignedInAs(context, email) } };
}

/** Whether the caller is signed in with this address. */
export const isSignedInAs = ({ viewer }: Context, email: string): boolean =>
  viewer.kind === 'user' && viewer.email.toLowerCase() === email.toLowerCase();
