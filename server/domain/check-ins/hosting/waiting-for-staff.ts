import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { isId } from '../../../core/ids.js';
import { day } from '../entry/time-windows.js';

/** Whether the check-in `c` waits today, or is ready, for one of these staff members. Needs the CTE `day`. */
export const waitsFor = (staffIds: readonly string[]): Sql => sql`(
  c.staff_id = any(${staffIds}::bigint[]) and c.status in ('checked-in', 'ready') and c.deleted_at is null
  and c.created_at >= (select today from day)
)`;

/** How many parties wait today for a staff member. */
export async function waitingForStaff(context: Context, staffId: string): Promise<number> {
  if (!isId(staffId)) return 0;
  const row = await context.db.row<{ parties: number }>(sql`
    with ${day(context.now())} select count(*)::int as parties from check_in c where ${waitsFor([staffId])}`);
  return row!.parties;
}
