import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Role } from '../../../entities/Role.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import { lockStaff } from './lock-staff.js';
import { requireStaffSize } from './require-staff-size.js';
import type { StaffChange } from './staff.types.js';
import { STAFF } from './topics.js';

/** Takes staff members out of lists and choices, all or none. Those that are archived already stay as they are. Throws CONFLICT for an owner. */
export const archiveStaffMembers = (context: Context, ids: readonly string[]): Promise<StaffChange> =>
  changeAll(
    context,
    'staff.archive',
    ids,
    (these) => sql`
    update staff
    set archived_at = coalesce(archived_at, ${context.now()}), version = version + (archived_at is null)::int
    where id = any(${these}::bigint[]) and role <> ${Role.OWNER} returning id`,
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
): Promise<StaffChange> {
  const unique = uniqueIds(ids, 'That staff member');
  lockStaff(context);
  const changed = await context.db.rows<{ id: string }>(change(unique));
  if (changed.length !== unique.length) throw await whyNot(context, unique);
  await requireStaffSize(context);
  await audit(context, action, { subject: unique.join(' ') });
  context.tick(STAFF);
  return { ids: unique };
}

async function whyNot({ db }: Context, ids: readonly string[]): Promise<Refusal> {
  const there = await db.rows(sql`select from staff where id = any(${ids}::bigint[])`);
  if (there.length < ids.length) return notFound(ids.length === 1 ? 'That staff member' : 'One of those staff members');
  return new Refusal(ErrorCode.CONFLICT, 'An owner cannot be archived.', { details: { role: Role.OWNER } });
}
