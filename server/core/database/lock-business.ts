import type { Context } from '../context.js';
import { sql } from './sql.js';

/** Operations of a business that lock the same thing come one after the other, until each has ended. */
export function lockBusiness(context: Context, thing: string): void {
  const key = `${thing}:${context.businessId}`;
  context.db.send(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
