import { enforceRateLimit, type Limit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS } from '../../core/durations.js';

const CHANGES: Limit = { max: 10, windowMs: DAY_MS };

/** Counts a change of the name in the page's address, taken or not. Throws RATE_LIMITED for too many a day. */
export async function countNameChange(context: Context, name: string): Promise<void> {
  const { businessId } = context;
  await context.preflight(async (db) => {
    const same = await db.row(sql`select id from business where id = ${businessId} and vanity_name = ${name}`);
    if (!same) await enforceRateLimit(db, `vanity-name:${businessId}`, CHANGES, context.now());
  });
}
