import type { Role } from '../../../../entities/Role.js';
import { roleOfMember } from '../../../core/access/memberships.js';
import { mayRole } from '../../../core/access/permissions.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Db } from '../../../core/database/transaction.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';

type InvitationOutcome = 'accepted' | 'revoked' | 'replaced';

interface InvitationRow {
  id: string;
  staffId: string;
  email: string;
  invitedBy: string;
  expiresAt: Date;
  outcome: InvitationOutcome | null;
  role: Role;
  firstName: string;
  lastName: string;
  /** Who signs in as the staff member. */
  accountId: string | null;
  isArchived: boolean;
  /** Name of who invites, as the business has them on its staff; null where it has not. */
  inviter: string | null;
}

/** An invitation with what stands in its staff member's record now. */
export interface Invitation extends Omit<InvitationRow, 'outcome' | 'isArchived'> {
  state: 'open' | 'expired' | InvitationOutcome;
}

/**
 * The invitation of a mailed token, whatever became of it. It counts as revoked once who sent it may not invite any more, or not in the role that the staff
 * member has now. Throws NOT_FOUND.
 */
export async function readInvitation(context: Context, token: string, db: Db = context.db): Promise<Invitation> {
  const row = await db.row<InvitationRow>(sql`
    select i.id, i.staff_id, i.email, i.invited_by, i.expires_at, i.outcome, s.role, s.first_name, s.last_name, s.account_id,
           s.archived_at is not null as is_archived, by.first_name || ' ' || by.last_name as inviter
    from staff_invitation i join staff s on s.business_id = i.business_id and s.id = i.staff_id
    left join staff by on by.business_id = i.business_id and by.account_id = i.invited_by
    where i.hash = ${hashToken(token)}`);
  if (!row) throw notFound('That invitation');
  const { outcome, isArchived, ...invitation } = row;
  if (outcome) return { ...invitation, state: outcome };
  if (isArchived || !(await mayStillInvite(context, row, db))) return { ...invitation, state: 'revoked' };
  return { ...invitation, state: row.expiresAt <= context.now() ? 'expired' : 'open' };
}

/** Nobody brings somebody in above their own role. */
async function mayStillInvite(context: Context, { invitedBy, role }: InvitationRow, db: Db): Promise<boolean> {
  const inviter = await roleOfMember(context, invitedBy, db);
  return inviter !== null && mayRole(inviter, 'staff.write') && inviter <= role;
}
