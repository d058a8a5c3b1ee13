import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { isId } from '../../../core/ids.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { forgetHold } from '../booking/booking-jobs.js';

/** Gives back what somebody holds with the phone of a customer who is about to be erased. */
export async function forgetHolds(context: Context, customerId: string): Promise<void> {
  if (!isId(customerId)) return;
  const holds = await context.db.rows<{ id: string }>(sql`
    select h.id from booking_hold h where h.phone in (select u.phone from ${CUSTOMERS} u where u.id = ${customerId})`);
  for (const { id } of holds) await forgetHold(context, { holdId: id });
}
