import type { StaffMember } from '../../../entities/StaffMember.js';
import { audit } from '../../core/access/audit.js';
import { changeMembership, requireStillMay } from '../../core/access/memberships.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { requireVersion } from '../../core/require-version.js';
import { noteFreeTime } from '../businesses/note-free-time.js';
import { requireOffered } from '../catalogue/require-offered.js';
import { endInvitations } from './invitations/end-invitations.js';
import { lockStaff } from './lock-staff.js';
import { changedMember, changesBetween } from './member-values.js';
import type { UpdateStaffMemberInput } from './staff.inputs.js';
import { readStaffMember } from './staff-members.js';
import { STAFF } from './topics.js';

interface Save {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: UpdateStaffMemberInput;
}

/**
 * Saves the form of a staff member, archived ones included, and the role of who signs in as them. Throws NOT_FOUND; CONFLICT for details of an owner; STALE with the current one in
 * `details.current`.
 */
export async function updateStaffMember(context: Context, { id, version, input }: Save): Promise<StaffMember> {
  lockStaff(context);
  await requireStillMay(context, 'staff.write');
  const before = await readStaffMember(context, id);
  requireVersion(version, before, { type: 'StaffMember', name: 'this staff member' });
  const after = changedMember(before, input);
  await requireOffered(
    context,
    after.productIds.filter((productId) => !before.productIds.includes(productId)),
  );
  await context.db.rows(sql`
    update staff
    set role = ${after.role}, first_name = ${after.firstName}, last_name = ${after.lastName}, phone = ${after.phone},
        email = ${after.email}, color = ${after.color}, product_ids = ${after.productIds}::bigint[], version = version + 1
    where id = ${before.id}`);
  if (before.accountId && before.role !== after.role) await changeMembership(context, before.accountId, after.role);
  // The link that a wrong address got must not stay good.
  if (before.email !== after.email) await endInvitations(context, [before.id]);
  const fields = changesBetween(before, after);
  if (fields.length > 0) await audit(context, 'staff.update', { subject: before.id, fields });
  noteFreeTime(context);
  context.tick(STAFF);
  return readStaffMember(context, before.id);
}
