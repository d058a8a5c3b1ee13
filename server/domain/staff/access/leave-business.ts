import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import { Role } from '../../../../entities/Role.js';
import { audit } from '../../../core/access/audit.js';
import { requireConfirmed } from '../../../core/access/confirmed-action.js';
import { requireOtherOwner, requireStillMay, roleOfMember } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import type { MutationResult } from '../../../core/graphql/MutationResult.js';
import { lockStaff } from '../lock-staff.js';
import { endAccess } from './end-access.js';

/** Ends the caller's own access. Throws for an owner PASSWORD_NEEDED, for the last one CONFLICT. */
export async function leaveBusiness(context: Context): Promise<MutationResult> {
  const { accountId } = context.user;
  lockStaff(context);
  await requireStillMay(context, 'business.leave');
  if ((await roleOfMember(context, accountId)) === Role.OWNER) {
    await requireConfirmed(context, ConfirmedAction.CHANGE_OWNER);
    await requireOtherOwner(context, accountId);
  }
  await audit(context, 'staff.leave', { subject: await endAccess(context, accountId) });
  return { success: true, message: 'You no longer work at this business.' };
}
