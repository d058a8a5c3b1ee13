import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { requirePermission } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { requireManageable } from './require-manageable.js';

/** Whose feed it is: a staff member's, or of the business without one. */
export interface FeedOwner {
  staffId: string | null;
  /** With whose access it ends; null for a staff member who does not sign in. */
  accountId: string | null;
}

/** Throws FORBIDDEN for that of the business, NOT_FOUND for that of somebody else. */
export async function feedOwner(context: Context, staffId: string | null): Promise<FeedOwner> {
  if (staffId === null) {
    requirePermission(context.viewer, 'appointment.feeds');
    return { staffId, accountId: context.user.accountId };
  }
  const { id, accountId } = await requireManageable(context, staffId);
  return { staffId: id, accountId };
}

/** Throws CONFLICT for who does not sign in: their feed would end with no access. */
export function requireAccount({ accountId }: FeedOwner): string {
  if (accountId === null)
    throw new Refusal(ErrorCode.CONFLICT, 'Only staff members who sign in can have a calendar feed.');
  return accountId;
}
