import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Role } from '../../../entities/Role.js';
import { auditEach } from '../../core/access/audit.js';
import { requireStillMay } from '../../core/access/memberships.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import { noteFreeTime } from '../businesses/note-free-time.js';
import { endAccess } from './access/end-access.js';
import { requireSomebodyElse } from './access/require-member.js';
import { endInvitations } from './invitations/end-invitations.js';
import { lockStaff } from './lock-staff.js';
import { requireStaffSize } from './require-staff-size.js';
import type { StaffChange } from './staff.types.js';
import { STAFF } from './topics.js';

/**
 * Takes staff members out of lists and choices, all or none, and ends their access and invitations. Those that are archived already stay as they are. Throws
 * CONFLICT for an owner and for oneself.
 */
export const archiveStaffMembers = (context: Context, ids: readonly string[]): Promise<StaffChange> =>
  changeAll(context, ids, {
    action: 'staff.archive',
    isChange: (archivedAt) => archivedAt === null,
    change: (these) =>
      sql`update staff set archived_at = ${context.now()}, version = version + 1 where id = any(${these}::bigint[])`,
    mayChange: (role) => role !== Role.OWNER,
    endsAccess: true,
  });

/** Brings staff members back, all or none. Throws CONFLICT where there would be too many. */
export const restoreStaffMembers = (context: Context, ids: readonly string[]): Promise<StaffChange> =>
  changeAll(context, ids, {
    action: 'staff.restore',
    isChange: (archivedAt) => archivedAt !== null,
    change: (these) =>
      sql`update staff set archived_at = null, version = version + 1 where id = any(${these}::bigint[])`,
    mayChange: () => true,
    endsAccess: false,
  });

interface Change {
  action: string;
  /** Of one who is not so already. */
  isChange: (archivedAt: Date | null) => boolean;
  change: (ids: readonly string[]) => Sql;
  mayChange: (role: Role) => boolean;
  endsAccess: boolean;
}

interface MemberRow {
  id: string;
  role: Role;
  accountId: string | null;
  archivedAt: Date | null;
}

async function changeAll(
  context: Context,
  ids: readonly string[],
  { action, isChange, change, mayChange, endsAccess }: Change,
): Promise<StaffChange> {
  const unique = uniqueIds(ids, 'That staff member');
  lockStaff(context);
  await requireStillMay(context, 'staff.write');
  const members = await context.db.rows<MemberRow>(
    sql`select id, role, account_id, archived_at from staff where id = any(${unique}::bigint[]) order by id for update`,
  );
  if (members.length !== unique.length)
    throw notFound(unique.length === 1 ? 'That staff member' : 'One of those staff members');
  if (!members.every(({ role }) => mayChange(role)))
    throw new Refusal(ErrorCode.CONFLICT, 'An owner cannot be archived.', { details: { role: Role.OWNER } });
  const changed = members.filter(({ archivedAt }) => isChange(archivedAt)).map(({ id }) => id);
  await context.db.rows(change(changed));
  await requireStaffSize(context);
  if (endsAccess) await endAllAccess(context, members);
  await auditEach(context, action, changed);
  noteFreeTime(context);
  context.tick(STAFF);
  return { ids: unique };
}

async function endAllAccess(context: Context, members: readonly MemberRow[]): Promise<void> {
  const accountIds = members.flatMap(({ accountId }) => accountId ?? []);
  requireSomebodyElse(context, accountIds);
  for (const accountId of accountIds) await endAccess(context, accountId);
  await endInvitations(
    context,
    members.map(({ id }) => id),
  );
}
