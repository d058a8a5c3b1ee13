import type { StaffMember } from '../../../entities/StaffMember.js';
import { audit } from '../../core/access/audit.js';
import { requireStillMay } from '../../core/access/memberships.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { noteFreeTime } from '../businesses/note-free-time.js';
import { requireOffered } from '../catalogue/require-offered.js';
import { addInvitation } from './invitations/add-invitation.js';
import { countInvitationTo } from './invitations/limit-invitations.js';
import { lockStaff } from './lock-staff.js';
import { changedMember, NEW } from './member-values.js';
import { requireStaffSize } from './require-staff-size.js';
import type { AddStaffMemberInput } from './staff.inputs.js';
import { readStaffMember } from './staff-members.js';
import { STAFF } from './topics.js';

/** Adds a staff member, and invites them where that is asked for. Throws INVALID_INPUT; NOT_FOUND for items that are not offered; CONFLICT where there would be too many; as addInvitation does. */
export async function addStaffMember(context: Context, input: AddStaffMemberInput): Promise<StaffMember> {
  const member = changedMember(NEW, input);
  if (input.invites) await countInvitationTo(context, member.email);
  lockStaff(context);
  await requireStillMay(context, 'staff.write');
  await requireOffered(context, member.productIds);
  const row = await context.db.row<{ id: string }>(sql`
    insert into staff (role, first_name, last_name, phone, email, color, product_ids, created_at)
    values (${member.role}, ${member.firstName}, ${member.lastName}, ${member.phone}, ${member.email}, ${member.color},
            ${member.productIds}::bigint[], ${context.now()})
    returning id`);
  await requireStaffSize(context);
  await audit(context, 'staff.add', { subject: row!.id });
  noteFreeTime(context);
  context.tick(STAFF);
  if (input.invites) await addInvitation(context, await readStaffMember(context, row!.id));
  return readStaffMember(context, row!.id);
}
