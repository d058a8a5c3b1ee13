import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Changes of a business's hours come one after the other, so that no two overlap. */
export function lockHours(context: Context): void {
  context.db.send(sql`select pg_advisory_xact_lock(hashtextextended(${`hours:${context.businessId}`}, 0))`);
}
