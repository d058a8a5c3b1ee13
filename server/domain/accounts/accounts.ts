import { Account } from '../../../entities/Account.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';

export type KnownAccount = Pick<Account, 'id' | 'email' | 'passwordHash' | 'signUpCount' | 'verifiedAt'>;

/** The account of an e-mail address, case-insensitive. */
export async function accountOfEmail(db: Db, email: string): Promise<KnownAccount | null> {
  const row = await db.row<KnownAccount>(
    sql`select id, email, password_hash, sign_up_count, verified_at from account where email_key = lower(${email})`,
  );
  return row ?? null;
}

export function accountById(db: Db, id: string): Promise<Account | null> {
  return db.findOne(Account, { id });
}

const businessOf = (accountId: string): Sql => sql`
  select m.business_id from membership m where m.account_id = ${accountId}
  order by (
    select max(s.last_used_at) from session s where s.account_id = m.account_id and s.business_id = m.business_id
  ) desc nulls last, m.created_at, m.business_id
  limit 1`;

/** The business of a new session: the account's last one, else its first; null if it has none. */
export async function defaultBusiness(db: Db, accountId: string): Promise<string | null> {
  return (await db.row<{ businessId: string }>(businessOf(accountId)))?.businessId ?? null;
}
