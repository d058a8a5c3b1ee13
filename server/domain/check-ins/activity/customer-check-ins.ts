import type { Context } from '../../../core/context.js';
import { asId } from '../queue/check-in-by-id.js';
import { CHECK_IN_COLUMNS, PACE, POSITION, type CheckInRow } from '../queue/check-in-rows.js';
import { pageOf, type CheckInPageRows } from '../queue/queue.js';
import { DAY, positionsSince } from '../queue/time-windows.js';

const HISTORY = `
  with ${DAY}
  select ${CHECK_IN_COLUMNS}, ${POSITION}, ${PACE}, c.created_at >= (select today from day) as "isEditable", count(*) over () as total
  from check_in c
  join customer u on u.business_id = c.business_id and u.id = c.customer_id
  where c.customer_id = $4 and c.deleted_at is null
  order by c.created_at desc, c.id desc limit $5 offset $6`;

/** A customer's check-ins, latest first. Another business's customer has none. */
export async function checkInHistory(
  context: Context,
  { customerId, first, skip }: { customerId: string; first: number; skip: number },
): Promise<CheckInPageRows> {
  const now = context.now();
  return pageOf(
    await context.db.rows<CheckInRow & { total: string }>(HISTORY, [
      now,
      null,
      positionsSince(now),
      asId(customerId),
      first,
      skip,
    ]),
    skip,
    now,
  );
}
