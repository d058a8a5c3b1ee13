import { Role } from '../../../../entities/Role.js';
import { endMembership } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF } from '../topics.js';

/**
 * From the commit on an account may do nothing here; the staff member as whom it signed in stays, an owner as Staff. Returns their id; empty where
 * an account has no record. The caller holds the lock of the staff.
 */
export async function endAccess(context: Context, accountId: string): Promise<string> {
  await endMembership(context, accountId);
  const member = await context.db.row<{ id: string }>(sql`
    update staff set account_id = null, role = case role when ${Role.OWNER} then ${Role.STAFF} else role end, version = version + 1
    where account_id = ${accountId} returning id`);
  context.tick(STAFF);
  return member?.id ?? '';
}
