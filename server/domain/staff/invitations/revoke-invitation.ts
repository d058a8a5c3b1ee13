import type { StaffMember } from '../../../../entities/StaffMember.js';
import { audit } from '../../../core/access/audit.js';
import { requireStillMay } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { lockStaff } from '../lock-staff.js';
import { readStaffMember } from '../staff-members.js';
import { endInvitations } from './end-invitations.js';

/** Takes the invitation of a staff member back; without one it changes nothing. Throws NOT_FOUND. */
export async function revokeInvitation(context: Context, id: string): Promise<StaffMember> {
  lockStaff(context);
  await requireStillMay(context, 'staff.remove');
  const member = await readStaffMember(context, id);
  if (await endInvitations(context, [member.id]))
    await audit(context, 'staff.revoke-invitation', { subject: member.id });
  return readStaffMember(context, member.id);
}
