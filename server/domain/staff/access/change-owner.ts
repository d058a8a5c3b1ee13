import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { Role } from '../../../../entities/Role.js';
import type { StaffMember } from '../../../../entities/StaffMember.js';
import { audit } from '../../../core/access/audit.js';
import { requireConfirmed } from '../../../core/access/confirmed-action.js';
import { changeMembership, requireOtherOwner, requireStillMay } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { invalid, Refusal } from '../../../core/Refusal.js';
import { lockStaff } from '../lock-staff.js';
import { readStaffMember } from '../staff-members.js';
import { STAFF } from '../topics.js';
import { endAccess } from './end-access.js';
import { requireMember, type SigningIn } from './require-member.js';

/** Makes a staff member who signs in an owner. Throws PASSWORD_NEEDED; CONFLICT for who does not sign in, or owns the business already; NOT_FOUND. */
export async function makeOwner(context: Context, id: string): Promise<StaffMember> {
  const member = await requireChange(context, id);
  if (member.role === Role.OWNER) throw new Refusal(ErrorCode.CONFLICT, 'This staff member is an owner already.');
  return setRole(context, member, Role.OWNER, 'staff.make-owner');
}

/** Gives an owner, also oneself, another role. Throws PASSWORD_NEEDED; INVALID_INPUT for the role owner; CONFLICT for the last owner; NOT_FOUND. */
export async function lowerOwner(context: Context, id: string, role: Role): Promise<StaffMember> {
  if (role === Role.OWNER) throw invalid('role', 'Choose manager, front desk or staff.');
  const owner = await requireOwner(context, id);
  return setRole(context, owner, role, 'staff.lower-owner');
}

/** Ends the access of an owner, also one's own; the record stays, as Staff. Throws PASSWORD_NEEDED; CONFLICT for the last owner; NOT_FOUND. */
export async function removeOwner(context: Context, id: string): Promise<StaffMember> {
  const owner = await requireOwner(context, id);
  await endAccess(context, owner.accountId);
  await audit(context, 'staff.remove-owner', { subject: owner.id });
  return readStaffMember(context, owner.id);
}

/** The lock comes before the caller's role is read again: of two owners who lower each other at once, one is no longer allowed to. */
async function requireChange(context: Context, id: string): Promise<SigningIn> {
  lockStaff(context);
  await requireConfirmed(context, ConfirmedAction.CHANGE_OWNER);
  await requireStillMay(context, 'owner.change');
  return requireMember(context, id);
}

async function requireOwner(context: Context, id: string): Promise<SigningIn> {
  const owner = await requireChange(context, id);
  if (owner.role !== Role.OWNER) throw new Refusal(ErrorCode.CONFLICT, 'This staff member is not an owner.');
  await requireOtherOwner(context, owner.accountId);
  return owner;
}

async function setRole(
  context: Context,
  { id, accountId }: SigningIn,
  role: Role,
  action: string,
): Promise<StaffMember> {
  await changeMembership(context, accountId, role);
  await context.db.rows(sql`update staff set role = ${role}, version = version + 1 where id = ${id}`);
  await audit(context, action, { subject: id });
  context.tick(STAFF);
  return readStaffMember(context, id);
}
