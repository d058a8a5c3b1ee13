import { sql } from '../database/sql.js';
import type { Db } from '../database/transaction.js';

const ACCOUNT = /^account:(\d{1,18})$/;

/** The id of the account that a viewer's key names, or null. */
export const accountOf = (actor: string): string | null => ACCOUNT.exec(actor)?.[1] ?? null;

/** Who a viewer's key without an account stands for. */
export function actorWord(actor: string): 'Kiosk' | 'Customer' | 'Greeter' {
  if (actor.startsWith('kiosk:')) return 'Kiosk';
  return actor === 'anonymous' || actor === 'customer' || actor.startsWith('phone:') ? 'Customer' : 'Greeter';
}

/** Names of accounts that acted at the business, by id, whether or not they still work there. */
export async function accountNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; name: string }>(
    sql`select a.id, trim(a.first_name || ' ' || a.last_name) as name from account a where a.id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
