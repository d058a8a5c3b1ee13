import { Role } from '../../../../entities/Role.js';
import { endMembership } from '../../../core/access/memberships.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF } from '../topics.js';

/** From the commit on an account may do nothing here; whom it signed in as stays on the staff, an owner as Staff. The caller holds the lock of the staff. */
export async function endAccess(context: Context, accountId: string): Promise<void> {
  await endMembership(context, accountId);
  await context.db.rows(sql`
    update staff set account_id = null, role = case role when ${Role.OWNER} then ${Role.STAFF} else role end, version = version + 1
    where account_id = ${accountId}`);
  context.tick(STAFF);
}
