import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { Role } from '../../../../entities/Role.js';
import type { StaffMember } from '../../../../entities/StaffMember.js';
import { audit } from '../../../core/access/audit.js';
import { requireStillMay } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { lockStaff } from '../lock-staff.js';
import { readStaffMember } from '../staff-members.js';
import { endAccess } from './end-access.js';
import { requireMember, requireSomebodyElse } from './require-member.js';

/** Ends the access of a staff member, whose record stays. Throws CONFLICT for an owner, for who does not sign in and for oneself; NOT_FOUND. */
export async function removeStaffAccess(context: Context, id: string): Promise<StaffMember> {
  lockStaff(context);
  await requireStillMay(context, 'staff.remove');
  const member = await requireMember(context, id);
  if (member.role === Role.OWNER)
    throw new Refusal(ErrorCode.CONFLICT, 'An owner is removed with removeOwner, behind the password.', {
      details: { role: Role.OWNER },
    });
  requireSomebodyElse(context, [member.accountId]);
  await endAccess(context, member.accountId);
  await audit(context, 'staff.remove-access', { subject: member.id });
  return readStaffMember(context, member.id);
}
