import type { CheckIn } from '../../entities/CheckIn.js';
import type { Context } from '../context.js';
import { CHECK_IN_COLUMNS, LINE, toCheckIn, type CheckInRow } from './check-in-rows.js';
import { dateOf, QueueFilter, type QueueArgs } from './queue.inputs.js';
import { DAY, positionsSince } from './windows.js';

/** What each tab holds and how it is ordered. A ready party is still in the queue. */
const TABS: Record<QueueFilter, { statuses: string; order: string }> = {
  [QueueFilter.CHECKED_IN]: { statuses: '{checked-in,ready}', order: 'c.created_at, c.id' },
  [QueueFilter.SEATED]: { statuses: '{seated}', order: 'c.serviced_at desc nulls last, c.id desc' },
  [QueueFilter.CANCELED]: { statuses: '{canceled}', order: 'c.canceled_at desc nulls last, c.id desc' },
};

const statement = ({ statuses, order }: { statuses: string; order: string }, search: boolean) => `
  with ${DAY}, ${LINE}
  select ${CHECK_IN_COLUMNS}, line.position, c.created_at >= (select today from day) as "isEditable", count(*) over () as total
  from check_in c
  join customer u on u.business_id = c.business_id and u.id = c.customer_id
  left join line on line.id = c.id
  where c.status = any('${statuses}') and c.deleted_at is null
    and c.created_at >= (select start from day) and c.created_at < (select finish from day)
    ${search ? `and (position(lower($6) in lower(u.first_name || ' ' || u.last_name)) > 0 or ($7 <> '' and position($7 in u.phone) > 0))` : ''}
  order by ${order} limit $4 offset $5`;

const STATEMENTS = Object.fromEntries(Object.entries(TABS).map(([filter, tab]) => [filter, [statement(tab, false), statement(tab, true)]])) as Record<QueueFilter, [string, string]>;

export interface CheckInPageRows { items: CheckIn[]; total: number; cursor: string | null }

/** One page of a tab of the queue on a day of the business. */
export async function queue(context: Context, args: QueueArgs): Promise<CheckInPageRows> {
  const now = context.now();
  const search = args.search?.trim() ?? '';
  const skip = args.after ? Number(args.after) : args.skip;
  const values = [now, dateOf(args), positionsSince(now), args.first, skip];
  const rows = await context.db.rows<CheckInRow & { total: string }>(STATEMENTS[args.filter][search ? 1 : 0], search ? [...values, search, search.replace(/\D/g, '')] : values);
  return pageOf(rows, skip);
}

/** A page of rows that carry the total; its cursor is where the next page begins. */
export function pageOf(rows: (CheckInRow & { total: string })[], skip: number): CheckInPageRows {
  const total = Number(rows[0]?.total ?? 0);
  const end = skip + rows.length;
  return { items: rows.map(({ total: _, ...row }) => toCheckIn(row as CheckInRow)), total, cursor: end < total ? String(end) : null };
}
