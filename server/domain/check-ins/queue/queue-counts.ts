import type { Context } from '../../../core/context.js';
import { dateOf, type QueueDayArgs } from './queue.inputs.js';
import { DAY } from './time-windows.js';

const COUNTS = `
  with ${DAY}
  select count(*) filter (where status in ('checked-in', 'ready')) as checked_in,
         count(*) filter (where status = 'seated') as seated,
         count(*) filter (where status = 'canceled') as canceled
  from check_in where deleted_at is null and created_at >= (select start from day) and created_at < (select finish from day)`;

/** How many parties each tab of a day holds. */
export async function queueCounts(
  context: Context,
  args: QueueDayArgs,
): Promise<{ checkedIn: number; seated: number; canceled: number }> {
  const row = (await context.db.row<Record<string, string>>(COUNTS, [context.now(), dateOf(args)]))!;
  return { checkedIn: Number(row['checked_in']), seated: Number(row['seated']), canceled: Number(row['canceled']) };
}
