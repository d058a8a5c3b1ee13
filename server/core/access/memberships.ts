import { Membership } from '../../../entities/Membership.js';
import { Role } from '../../../entities/Role.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';
import { Refusal } from '../Refusal.js';
import { REVOKED } from '../topic.js';
import { mayRole, type Permission } from './permissions.js';

/** Role of an account at the operation's business now; null for nobody's. */
export async function roleOfMember(context: Context, accountId: string, db: Db = context.db): Promise<Role | null> {
  const row = await db.row<{ role: Role }>(sql`
    select role from membership where account_id = ${accountId} and business_id = ${context.businessId}`);
  return row?.role ?? null;
}

/** Whether an e-mail address is that of a member of the operation's business. */
export async function isMember({ db, businessId }: Context, email: string): Promise<boolean> {
  const row = await db.row(sql`
    select from account a join membership m on m.account_id = a.id
    where a.email_key = lower(${email}) and m.business_id = ${businessId}`);
  return row !== undefined;
}

/** Reads the caller's role once more, where what changes roles holds its lock. Throws FORBIDDEN if it was lowered or ended meanwhile. */
export async function requireStillMay(context: Context, permission: Permission): Promise<void> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return;
  const role = await roleOfMember(context, viewer.accountId);
  if (role === null || !mayRole(role, permission))
    throw new Refusal(ErrorCode.FORBIDDEN, 'You are not allowed to do this.');
}

/** Throws CONFLICT if the business has no other owner. The caller holds the lock of its staff. */
export async function requireOtherOwner({ db, businessId }: Context, accountId: string): Promise<void> {
  const others = await db.rows(sql`
    select from membership
    where business_id = ${businessId} and role = ${Role.OWNER} and account_id <> ${accountId} limit 1`);
  if (others.length === 0)
    throw new Refusal(ErrorCode.CONFLICT, 'A business needs an owner, and this one has no other.', {
      details: { role: Role.OWNER },
    });
}

/** Makes an account a member of the operation's business. */
export async function addMembership(context: Context, accountId: string, role: Role): Promise<void> {
  const { db, businessId } = context;
  await db.insert(Membership, { accountId, businessId, role, createdAt: context.now() });
}

/** Changes a member's role. Their open connections close, so that their screens ask again what they may do. */
export async function changeMembership(context: Context, accountId: string, role: Role): Promise<void> {
  const { db, businessId } = context;
  await db.rows(
    sql`update membership set role = ${role} where account_id = ${accountId} and business_id = ${businessId}`,
  );
  context.tick(REVOKED);
}

/** Ends what an account may do at the operation's business; its sessions there stay, and may open another one. */
export async function endMembership(context: Context, accountId: string): Promise<void> {
  const { db, businessId } = context;
  await db.rows(sql`delete from membership where account_id = ${accountId} and business_id = ${businessId}`);
  context.tick(REVOKED);
}
