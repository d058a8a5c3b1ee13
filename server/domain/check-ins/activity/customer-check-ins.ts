import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { customerIdOf } from '../../customers/customer.sql.js';
import { asId } from '../entry/check-in-by-id.js';
import { checkInColumns, JOIN_CUSTOMER, positionAt } from '../entry/check-in-rows.js';
import { pageOf, type CheckInListRow, type CheckInPageRows } from '../queue/queue.js';
import { day } from '../entry/time-windows.js';

interface CustomerPage {
  customerId: string;
  first: number;
  skip: number;
}

const checkIns = ({ customerId, first, skip }: CustomerPage, now: Date, ourNumber: string): Sql => sql`
  with ${day(now)}
  select ${checkInColumns(now, ourNumber)}, ${positionAt(now)}, count(*) over () as total
  from check_in c ${JOIN_CUSTOMER}
  where c.customer_id = ${customerIdOf(sql`${customerId}`)} and c.deleted_at is null
  order by c.created_at desc, c.id desc limit ${first} offset ${skip}`;

/** A customer's check-ins, latest first. Empty for another business's customer. */
export async function customerCheckIns(
  context: Context,
  { customerId, first, skip }: CustomerPage,
): Promise<CheckInPageRows> {
  const now = context.now();
  const page = { customerId: asId(customerId), first, skip };
  return pageOf(await context.db.rows<CheckInListRow>(checkIns(page, now, context.config.textsFrom)), skip, now);
}
