import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { Role } from '../../../../entities/Role.js';
import type { StaffMember } from '../../../../entities/StaffMember.js';
import { audit } from '../../../core/access/audit.js';
import { isMember } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { invalid, Refusal } from '../../../core/Refusal.js';
import { STAFF } from '../topics.js';
import { endInvitations } from './end-invitations.js';
import { STAFF_INVITATION } from './invitation-message.js';

const LIFETIME_MS = 7 * DAY_MS;
/** Ended and expired ones are kept that long, for whoever opens an old link. */
const KEPT_MS = 30 * DAY_MS;

type Invitee = Pick<StaffMember, 'id' | 'accountId' | 'role' | 'email' | 'archivedAt'>;

/**
 * Mails a staff member a link that is good for 7 days, and voids an older one. Throws INVALID_INPUT without an address; CONFLICT for who signs in already, is
 * archived, or has an address that signs in or is invited here as somebody else. The caller holds the lock of the staff.
 */
export async function addInvitation(context: Context, member: Invitee): Promise<void> {
  const { id, email } = member;
  const { db, user } = context;
  const now = context.now();
  await requireInvitable(context, member);
  await endInvitations(context, [id], 'replaced');
  await db.rows(sql`
    update staff_invitation set ended_at = ${now}, outcome = 'replaced'
    where email_key = ${email.toLowerCase()} and ended_at is null and expires_at <= ${now}`);
  const row = await db.row<{ id: string }>(sql`
    with old as (delete from staff_invitation where expires_at <= ${new Date(now.getTime() - KEPT_MS)})
    insert into staff_invitation (staff_id, email, invited_by, created_at, expires_at)
    values (${id}, ${email}, ${user.accountId}, ${now}, ${new Date(now.getTime() + LIFETIME_MS)})
    on conflict (business_id, email_key) where ended_at is null do nothing
    returning id`);
  if (!row) throw conflict('Somebody else on the staff is invited with this email address already.');
  await context.send(STAFF_INVITATION, { to: { email }, subjectId: row.id, channel: 'email' });
  await audit(context, 'staff.invite', { subject: id });
  context.tick(STAFF);
}

async function requireInvitable(context: Context, { accountId, role, email, archivedAt }: Invitee): Promise<void> {
  if (!email) throw invalid('email', 'Enter an email address first: the invitation goes there.');
  if (archivedAt) throw conflict('Restore this staff member first.');
  if (accountId || role === Role.OWNER) throw conflict('This staff member signs in already.');
  if (await isMember(context, email)) throw conflict('Somebody with this email address works here already.');
}

const conflict = (message: string): Refusal => new Refusal(ErrorCode.CONFLICT, message, { field: 'email' });
