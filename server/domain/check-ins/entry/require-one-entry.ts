import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { GraphQLValue } from '../../../core/GraphQLValue.js';
import { Refusal } from '../../../core/Refusal.js';
import { lockCustomers } from '../../customers/lock-customer.js';
import { checkInById } from './check-in-by-id.js';
import { day } from './time-windows.js';

const customersOf = (ids: readonly string[]): Sql => sql`
  select distinct customer_id from check_in where id = any(${ids}::bigint[]) and status in ('checked-in', 'ready')`;

/** Another check-in in today's queue of a customer of these. */
const otherEntry = (ids: readonly string[], now: Date): Sql => sql`
  with ${day(now)}
  select o.id from check_in c join check_in o on o.customer_id = c.customer_id and o.id <> c.id
  where c.id = any(${ids}::bigint[]) and c.status in ('checked-in', 'ready') and c.created_at >= (select today from day)
    and o.status in ('checked-in', 'ready') and o.deleted_at is null and o.created_at >= (select today from day)
  limit 1`;

/**
 * For check-ins that were just put back into the queue. Throws CONFLICT, with the other check-in in `details.current`, if the customer has checked in
 * again meanwhile (ruling 17).
 */
export async function requireOneEntry(context: Context, ids: readonly string[]): Promise<void> {
  const customers = await context.db.rows<{ customerId: string }>(customersOf(ids));
  await lockCustomers(
    context,
    customers.map(({ customerId }) => customerId),
  );
  const other = await context.db.row<{ id: string }>(otherEntry(ids, context.now()));
  if (!other) return;
  const current = await checkInById(context, other.id);
  throw new Refusal(ErrorCode.CONFLICT, `${current.customer.firstName} has checked in again.`, {
    details: { current: new GraphQLValue('CheckIn', current) },
  });
}
