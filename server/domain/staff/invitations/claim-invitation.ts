import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { audit } from '../../../core/access/audit.js';
import { addMembership, roleOfMember } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { Refusal } from '../../../core/Refusal.js';
import { lockStaff } from '../lock-staff.js';
import { STAFF } from '../topics.js';
import { endInvitations } from './end-invitations.js';
import { readInvitation, type Invitation } from './read-invitation.js';

const REASONS: Record<Exclude<Invitation['state'], 'open'>, string> = {
  accepted: 'This invitation was accepted already.',
  expired: 'This invitation is older than 7 days. Ask for a new one.',
  replaced: 'A newer invitation was sent: use the link in the latest mail.',
  revoked: 'This invitation was taken back.',
};

/** Throws CONFLICT for an invitation that has ended. */
export function requireOpen({ state }: Invitation): void {
  if (state !== 'open') throw new Refusal(ErrorCode.CONFLICT, REASONS[state]);
}

/**
 * Uses up an invitation: from then on the account works at the business, in the role that the staff member has now. Who accepted it before gets the same
 * answer. Throws CONFLICT where the invitation has ended, or the account works there as somebody else; NOT_FOUND.
 */
export async function claimInvitation(context: Context, token: string, accountId: string): Promise<void> {
  lockStaff(context);
  const invitation = await readInvitation(context, token);
  const { state, staffId, role } = invitation;
  if (state === 'accepted' && invitation.accountId === accountId) return;
  requireOpen(invitation);
  if ((await roleOfMember(context, accountId)) !== null)
    throw new Refusal(ErrorCode.CONFLICT, 'You work at this business already.');
  await addMembership(context, accountId, role);
  await context.db.rows(sql`update staff set account_id = ${accountId}, version = version + 1 where id = ${staffId}`);
  await endInvitations(context, [staffId], 'accepted');
  await audit(context, 'staff.accept-invitation', { actor: `account:${accountId}`, subject: staffId });
  context.tick(STAFF);
}
