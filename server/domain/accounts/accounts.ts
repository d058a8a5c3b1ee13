import type { Db } from '../../core/database/transaction.js';

export interface AccountRow extends Record<string, unknown> {
  id: string;
  email: string;
  email_key: string;
  password_hash: string;
  first_name: string;
  verified_at: Date | null;
}

/** The account of an e-mail address, in whatever case it is typed. */
export function accountOfEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.row<AccountRow>(
    'select id, email, email_key, password_hash, first_name, verified_at from account where email_key = lower($1)',
    [email],
  );
}

export function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.row<AccountRow>(
    'select id, email, email_key, password_hash, first_name, verified_at from account where id = $1',
    [id],
  );
}

const BUSINESS_TO_ENTER = `
  select m.business_id from membership m where m.account_id = $1
  order by (select max(s.last_used_at) from session s where s.account_id = m.account_id and s.business_id = m.business_id) desc nulls last,
           m.created_at, m.business_id
  limit 1`;

/** Where a new session begins: the business that the account worked at last, else its first; null without any. */
export async function businessToEnter(db: Db, accountId: string): Promise<string | null> {
  const row = await db.row<{ business_id: string }>(BUSINESS_TO_ENTER, [accountId]);
  return row?.business_id ?? null;
}
