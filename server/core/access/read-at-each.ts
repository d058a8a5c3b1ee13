import type { Role } from '../../../entities/Role.js';
import { Context } from '../context.js';
import { sql, type Sql } from '../database/sql.js';
import { mayRole, type Permission } from './permissions.js';

/** More than one account can own. */
const MAX_BUSINESSES = 100;

const membershipsOf = (accountId: string): Sql => sql`
  select business_id, role from membership where account_id = ${accountId}
  order by created_at, business_id limit ${MAX_BUSINESSES}`;

/**
 * One row of each business where the caller's role has the permission, with the role: right and tenant come from the membership. One transaction touches
 * one business, so each is read in a short one of its own, one after the other; call it before the operation's database is used.
 */
export async function readAtEach<Row extends object>(
  context: Context,
  permission: Permission,
  statement: Sql,
): Promise<(Row & { role: Role })[]> {
  const memberships = await context.preflight((db) =>
    db.rows<{ businessId: string; role: Role }>(membershipsOf(context.user.accountId)),
  );
  const rows: (Row & { role: Role })[] = [];
  for (const { businessId, role } of memberships) {
    const row = mayRole(role, permission) && (await Context.readIn<Row>(context, businessId, statement));
    if (row) rows.push({ ...row, role });
  }
  return rows;
}
