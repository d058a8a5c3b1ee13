import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Changes of the policies of a business come one after the other, so that counts and order hold. */
export function lockPolicies(context: Context): void {
  context.db.send(sql`select pg_advisory_xact_lock(hashtextextended(${`policies:${context.businessId}`}, 0))`);
}
