import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { isOwn } from './appointment-rows.js';

/** How many requests of customers, not yet over, wait for an answer; in the role Staff one's own. */
export async function bookingRequests(context: Context): Promise<number> {
  const now = context.now();
  // An appointment is 31 days long at most, so the index has the range.
  const row = await context.db.row<{ count: number }>(sql`
    select count(*)::int as count from appointment a
    where a.flag = 'requested' and a.deleted_at is null and a.starts_at > ${now}::timestamptz - interval '31 days' and a.ends_at > ${now}
      and ${isOwn(context)}`);
  return row!.count;
}
