import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { isId } from '../../../core/ids.js';
import { comingFor } from './coming.sql.js';

/** How many live appointments to come a staff member has; 0 for any other id. */
export async function appointmentsToCome(context: Context, staffId: string): Promise<number> {
  if (!isId(staffId)) return 0;
  const row = await context.db.row<{ count: number }>(sql`
    select count(distinct c.appointment_id)::int as count from ${comingFor([staffId], context.now())} c`);
  return row!.count;
}
