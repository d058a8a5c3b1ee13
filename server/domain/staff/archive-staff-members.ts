import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Role } from '../../../entities/Role.js';
import { audit } from '../../core/access/audit.js';
import { requireStillMay } from '../../core/access/memberships.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound, Refusal } from '../../core/Refusal.js';
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
  changeAll(
    context,
    'staff.archive',
    ids,
    (these) => sql`
    update staff
    set archived_at = coalesce(archived_at, ${context.now()}), version = version + (archived_at is null)::int
    where id = any(${these}::bigint[]) and role <> ${Role.OWNER} returning id, account_id`,
    (these, accountIds) => endAllAccess(context, these, accountIds),
  );

/** Brings staff members back, all or none. Throws CONFLICT where there would be too many. */
export const restoreStaffMembers = (context: Context, ids: readonly string[]): Promise<StaffChange> =>
  changeAll(
    context,
    'staff.restore',
    ids,
    (these) => sql`
    update staff set archived_at = null, version = version + (archived_at is not null)::int
    where id = any(${these}::bigint[]) returning id`,
  );

async function changeAll(
  context: Context,
  action: string,
  ids: readonly string[],
  change: (ids: readonly string[]) => Sql,
  follow?: (ids: readonly string[], accountIds: readonly string[]) => Promise<void>,
): Promise<StaffChange> {
  const unique = uniqueIds(ids, 'That staff member');
  lockStaff(context);
  await requireStillMay(context, 'staff.write');
  const changed = await context.db.rows<{ id: string; accountId?: string | null }>(change(unique));
  if (changed.length !== unique.length) throw await whyNot(context, unique);
  await requireStaffSize(context);
  await follow?.(
    unique,
    changed.flatMap(({ accountId }) => accountId ?? []),
  );
  await audit(context, action, { subject: unique.join(' ') });
  context.tick(STAFF);
  return { ids: unique };
}

async function endAllAccess(context: Context, ids: readonly string[], accountIds: readonly string[]): Promise<void> {
  requireSomebodyElse(context, accountIds);
  for (const accountId of accountIds) await endAccess(context, accountId);
  await endInvitations(context, ids);
}

async function whyNot({ db }: Context, ids: readonly string[]): Promise<Refusal> {
  const there = await db.rows(sql`select from staff where id = any(${ids}::bigint[])`);
  if (there.length < ids.length) return notFound(ids.length === 1 ? 'That staff member' : 'One of those staff members');
  return new Refusal(ErrorCode.CONFLICT, 'An owner cannot be archived.', { details: { role: Role.OWNER } });
}
