import type { StaffMember } from '../../../../entities/StaffMember.js';
import { requireStillMay } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { lockStaff } from '../lock-staff.js';
import { readStaffMember } from '../staff-members.js';
import { addInvitation } from './add-invitation.js';
import { countInvitationOf } from './limit-invitations.js';

/** Invites a staff member to sign in, or sends a new link that voids the older one. Throws as addInvitation does, NOT_FOUND, RATE_LIMITED. */
export async function inviteStaffMember(context: Context, id: string): Promise<StaffMember> {
  await countInvitationOf(context, id);
  lockStaff(context);
  await requireStillMay(context, 'staff.write');
  await addInvitation(context, await readStaffMember(context, id));
  return readStaffMember(context, id);
}
