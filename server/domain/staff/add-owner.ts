import { Role } from '../../../entities/Role.js';
import type { StaffMember } from '../../../entities/StaffMember.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { STAFF } from './topics.js';

type Owner = Pick<StaffMember, 'firstName' | 'lastName' | 'phone' | 'email'> & { accountId: string };

/** Adds the staff member that the owner of a new business is. */
export async function addOwner(context: Context, businessId: string, owner: Owner): Promise<void> {
  await context.db.rows(sql`
    insert into staff (account_id, role, first_name, last_name, phone, email, created_at)
    values (${owner.accountId}, ${Role.OWNER}, ${owner.firstName}, ${owner.lastName}, ${owner.phone}, ${owner.email}, ${context.now()})`);
  context.tick(STAFF, businessId);
}
