import type { Context } from '../context.js';
import { BUSINESS_ID } from './business-id.js';
import { sql, type Sql } from './sql.js';

/** The key of an advisory lock on a thing of the transaction's business. */
export const lockKey = (thing: string | Sql): Sql => sql`hashtextextended(${thing}::text || ':' || ${BUSINESS_ID}, 0)`;

/** Operations of a business that lock the same thing come one after the other, until each has ended. */
export function lockBusiness(context: Context, thing: string): void {
  context.db.send(sql`select pg_advisory_xact_lock(${lockKey(thing)})`);
}
