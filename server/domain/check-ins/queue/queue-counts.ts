import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { QueueCounts } from './queue.types.js';
import { partsAt } from './queue-parts.sql.js';
import { isOfStaff } from './queue-staff.sql.js';
import { dateOf, type QueueDayArgs } from './queue.inputs.js';
import { OVERDUE_AT } from '../entry/check-in-rows.js';
import { day } from '../entry/time-windows.js';

/** One row: the counts of a day of the transaction's business; `date` as yyyy-mm-dd, or null for Today; `only` of some check-ins `c`. */
export const countsOf = (now: Date, date: string | null, only: Sql = sql`true`): Sql => {
  const { WAITING, READY, OVERDUE, REPLIES } = partsAt(now);
  return sql`
  with ${day(now, date)}
  select (count(*) filter (where status in ('checked-in', 'ready')))::int as checked_in,
         (count(*) filter (where status = 'seated'))::int as seated,
         (count(*) filter (where status = 'canceled'))::int as canceled,
         (count(*) filter (where ${WAITING}))::int as waiting, (count(*) filter (where ${READY}))::int as ready,
         (count(*) filter (where ${OVERDUE}))::int as overdue, (count(*) filter (where ${REPLIES}))::int as replies,
         min(${OVERDUE_AT}) filter (where not (${OVERDUE})) as next_overdue_at
  from check_in c
  where deleted_at is null and created_at >= (select start from day) and created_at < (select finish from day) and ${only}`;
};

/** How many parties each tab of a day holds, and each part. */
export async function queueCounts(context: Context, args: QueueDayArgs): Promise<QueueCounts> {
  return (await context.db.row<QueueCounts>(countsOf(context.now(), dateOf(args), isOfStaff(context, args))))!;
}
