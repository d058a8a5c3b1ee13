import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { CHECK_IN_COLUMNS, PACE, toCheckIns, type CheckInRow } from './check-in-rows.js';
import { dateOf, QueueFilter, type QueueArgs } from './queue.inputs.js';
import { DAY, positionsSince } from './time-windows.js';

/** What each tab holds and how it is ordered. A ready party is still in the queue. */
const TABS: Record<QueueFilter, { statuses: string; order: string }> = {
  [QueueFilter.CHECKED_IN]: { statuses: '{checked-in,ready}', order: 'c.created_at, c.id' },
  [QueueFilter.SEATED]: { statuses: '{seated}', order: 'c.serviced_at desc nulls last, c.id desc' },
  [QueueFilter.CANCELED]: { statuses: '{canceled}', order: 'c.canceled_at desc nulls last, c.id desc' },
};

/** The waiting parties of Today are all in its first tab, so a rank within it is the position. */
const ranked = ({ statuses }: { statuses: string }) => `
  with ${DAY}, entries as (
    select c.*, case when c.status = 'checked-in' and c.created_at >= $3 and (select other_day from day) is null
      then row_number() over (partition by c.status = 'checked-in' and c.created_at >= $3 order by c.created_at, c.id) end as position
    from check_in c
    where c.status = any('${statuses}') and c.deleted_at is null and c.created_at >= (select start from day) and c.created_at < (select finish from day)
  )`;
const COLUMNS = `${CHECK_IN_COLUMNS}, c.position, ${PACE}, c.created_at >= (select today from day) as "isEditable", c.total`;
const JOIN = 'join customer u on u.business_id = c.business_id and u.id = c.customer_id';

/** The page is cut before its customers are looked up. */
const listing = (tab: { statuses: string; order: string }) => `${ranked(tab)}
  select ${COLUMNS} from (select c.*, count(*) over () as total from entries c order by ${tab.order} limit $4 offset $5) c ${JOIN} order by ${tab.order}`;

const searching = (tab: { statuses: string; order: string }) => `${ranked(tab)}
  select ${COLUMNS.replace('c.total', 'count(*) over () as total')} from entries c ${JOIN}
  where position(lower($6) in lower(u.first_name || ' ' || u.last_name)) > 0 or ($7 <> '' and position($7 in u.phone) > 0)
  order by ${tab.order} limit $4 offset $5`;

const STATEMENTS = Object.fromEntries(
  Object.entries(TABS).map(([filter, tab]) => [filter, [listing(tab), searching(tab)]]),
) as Record<QueueFilter, [string, string]>;

export interface CheckInPageRows {
  items: CheckIn[];
  total: number;
  cursor: string | null;
}

/** One page of a tab of the queue on a day of the business. */
export async function queue(context: Context, args: QueueArgs): Promise<CheckInPageRows> {
  const now = context.now();
  const search = args.search?.trim() ?? '';
  const skip = args.after ? Number(args.after) : args.skip;
  const values = [now, dateOf(args), positionsSince(now), args.first, skip];
  const rows = await context.db.rows<CheckInRow & { total: string }>(
    STATEMENTS[args.filter][search ? 1 : 0],
    search ? [...values, search, search.replace(/\D/g, '')] : values,
  );
  return pageOf(rows, skip, now);
}

/** A page of rows that carry the total; its cursor is where the next page begins. */
export function pageOf(rows: (CheckInRow & { total: string })[], skip: number, now: Date): CheckInPageRows {
  const total = Number(rows[0]?.total ?? 0);
  const end = skip + rows.length;
  return { items: toCheckIns(rows, now), total, cursor: end < total ? String(end) : null };
}
