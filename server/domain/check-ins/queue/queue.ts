import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { plainText } from '../../../core/database/plain-text.sql.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { pageFacts, skipOf } from '../../../core/graphql/paging.js';
import { checkInColumns, JOIN_CUSTOMER, toCheckIns, type CheckInRow } from '../entry/check-in-rows.js';
import { matchesCustomer } from '../../customers/customer-search.sql.js';
import { placeAt } from '../waits/checked-in-for.sql.js';
import { partsAt } from './queue-parts.sql.js';
import { isOfStaff } from './queue-staff.sql.js';
import { dateOf, QueueFilter, type QueueArgs } from './queue.inputs.js';
import { hasPosition } from '../waits/has-position.sql.js';
import { day } from '../entry/time-windows.js';

interface Tab {
  statuses: Sql;
  order: Sql;
}

const PLACE = placeAt(sql`c`);

/** Contents and order of each tab. A ready party is still in the queue. */
const TABS: Record<QueueFilter, Tab> = {
  [QueueFilter.CHECKED_IN]: {
    statuses: sql`'{checked-in,ready}'`,
    order: sql`c.status = 'checked-in', ${PLACE}, c.id`,
  },
  [QueueFilter.SEATED]: { statuses: sql`'{seated}'`, order: sql`c.serviced_at desc nulls last, c.id desc` },
  [QueueFilter.CANCELED]: { statuses: sql`'{canceled}'`, order: sql`c.canceled_at desc nulls last, c.id desc` },
  [QueueFilter.ALL]: {
    statuses: sql`'{checked-in,ready,seated,canceled}'`,
    order: sql`
      array_position('{ready,checked-in,seated,canceled}', c.status),
      case when c.status = any('{checked-in,ready}') then ${PLACE} end,
      case c.status when 'seated' then c.serviced_at when 'canceled' then c.canceled_at end desc nulls last, c.id`,
  },
};

interface Page {
  now: Date;
  /** Sends the texts. */
  ourNumber: string;
  date: string | null;
  /** Which of the entries. */
  only: Sql;
  first: number;
  skip: number;
}

/** All waiting parties of Today are in its first tab, so the rank within it is the position. */
function ranked({ statuses }: Tab, { now, date }: Page): Sql {
  const isRanked = hasPosition(sql`c`, now);
  return sql`
  with ${day(now, date)}, entries as (
    select c.*, case when ${isRanked} and (select other_day from day) is null
      then row_number() over (partition by ${isRanked} order by ${PLACE}, c.id) end as position
    from check_in c
    where c.status = any(${statuses}) and c.deleted_at is null
      and c.created_at >= (select start from day) and c.created_at < (select finish from day)
  )`;
}

/** Cuts the page before joining the customers. */
const listing = (tab: Tab, page: Page): Sql => sql`${ranked(tab, page)}
  select ${checkInColumns(page.now, page.ourNumber)}, c.position, c.total
  from (select c.*, count(*) over () as total from entries c where ${page.only} order by ${tab.order} limit ${page.first} offset ${page.skip}) c
  ${JOIN_CUSTOMER} order by ${tab.order}`;

/** Whether the party `c` chose an item that has the search in its name. */
const matchesProducts = (search: string): Sql => sql`(
  c.selected_products <> '[]' and ${plainText(sql`${search}::text`)} <> ''
  and position(${plainText(sql`${search}::text`)} in ${plainText(sql`jsonb_path_query_array(c.selected_products, '$[*].name')::text`)}) > 0
)`;

const searching = (tab: Tab, page: Page, search: string): Sql => sql`${ranked(tab, page)}
  select ${checkInColumns(page.now, page.ourNumber)}, c.position, count(*) over () as total
  from entries c ${JOIN_CUSTOMER}
  where (${matchesCustomer(search)} or ${matchesProducts(search)}) and ${page.only}
  order by ${tab.order} limit ${page.first} offset ${page.skip}`;

export interface CheckInPageRows {
  items: CheckIn[];
  total: number;
  cursor: string | null;
}

/** One page of a tab of the queue on a day of the business. */
export async function queue(context: Context, args: QueueArgs): Promise<CheckInPageRows> {
  const search = args.search?.trim() ?? '';
  const now = context.now();
  const page = {
    now,
    ourNumber: context.config.textsFrom,
    date: dateOf(args),
    only: onlyOf(context, args),
    first: args.first,
    skip: skipOf(args),
  };
  const tab = TABS[args.filter];
  const rows = await context.db.rows<CheckInListRow>(search ? searching(tab, page, search) : listing(tab, page));
  return pageOf(rows, page.skip, now);
}

/** Which parties of a tab the list shows: a part, those of a staff member, both or all. */
function onlyOf(context: Context, args: QueueArgs): Sql {
  const part = args.part ? partsAt(context.now())[args.part] : undefined;
  const own = isOfStaff(context, args);
  return part && own ? sql`(${part} and ${own})` : (part ?? own ?? sql`true`);
}

/** A row of a list, with the total. */
export interface CheckInListRow extends CheckInRow {
  total: string;
}

/** A page of rows; its cursor is the start of the next page. */
export const pageOf = (rows: CheckInListRow[], skip: number, now: Date): CheckInPageRows => ({
  items: toCheckIns(rows, now),
  ...pageFacts(rows, skip),
});
