import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { StaffMember } from '../../../../entities/StaffMember.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { readStaffMember } from '../staff-members.js';

/** A staff member who signs in. */
export type SigningIn = StaffMember & { accountId: string };

/** Throws CONFLICT for a staff member who does not sign in, NOT_FOUND. */
export async function requireMember(context: Context, id: string): Promise<SigningIn> {
  const member = await readStaffMember(context, id);
  if (!member.accountId) throw new Refusal(ErrorCode.CONFLICT, 'This staff member does not sign in.');
  return { ...member, accountId: member.accountId };
}

/** Throws CONFLICT where somebody would end their own access by a press that is meant for others. */
export function requireSomebodyElse({ viewer }: Context, accountIds: readonly (string | null)[]): void {
  if (viewer.kind === 'user' && accountIds.includes(viewer.accountId))
    throw new Refusal(ErrorCode.CONFLICT, 'That is you. To stop working here, leave the business.');
}
