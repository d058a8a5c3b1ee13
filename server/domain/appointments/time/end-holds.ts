import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CALENDAR } from '../topics.js';

/**
 * Takes the times of holds from their customers, offers of freed times included: the code, or the YES, then hears that the time is not held any more. Returns
 * whether all were still held: one may have been booked just now.
 */
export async function endHolds(context: Context, holdIds: readonly string[]): Promise<boolean> {
  if (holdIds.length === 0) return true;
  const ended = await context.db.rows<{ holdId: string }>(
    sql`delete from booked_time where hold_id = any(${holdIds}::bigint[]) returning hold_id`,
  );
  context.db.send(
    sql`update standby_offer set answer = 'gone', hold_id = null where hold_id = any(${holdIds}::bigint[]) and answer is null`,
  );
  context.tick(CALENDAR);
  return new Set(ended.map(({ holdId }) => holdId)).size === holdIds.length;
}
