import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Changes of a business's catalogue come one after the other, so that counts, names and versions hold. */
export function lockCatalogue(context: Context): void {
  context.db.send(sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue:${context.businessId}`}, 0))`);
}
