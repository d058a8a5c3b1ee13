import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { dateOf, type QueueDayArgs } from './queue.inputs.js';
import { day } from '../entry/time-windows.js';

interface Counts {
  checkedIn: number;
  seated: number;
  canceled: number;
}

const counts = (now: Date, date: string | null): Sql => sql`
  with ${day(now, date)}
  select (count(*) filter (where status in ('checked-in', 'ready')))::int as checked_in,
         (count(*) filter (where status = 'seated'))::int as seated,
         (count(*) filter (where status = 'canceled'))::int as canceled
  from check_in
  where deleted_at is null and created_at >= (select start from day) and created_at < (select finish from day)`;

/** How many parties each tab of a day holds. */
export async function queueCounts(context: Context, args: QueueDayArgs): Promise<Counts> {
  return (await context.db.row<Counts>(counts(context.now(), dateOf(args))))!;
}
