import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { isId } from '../../../core/ids.js';
import { CUSTOMERS, customerIdOf, recordIdsOf } from '../../customers/customer.sql.js';
import { forgetStandby } from './forget-standby.js';

/** Forgets what a customer waits for who is about to be erased, and what somebody asked for with their phone and did not prove. */
export async function forgetStandbys(context: Context, customerId: string): Promise<void> {
  if (!isId(customerId)) return;
  const rows = await context.db.rows<{ id: string }>(sql`
    select s.id from standby s
    where s.customer_id in ${recordIdsOf(customerIdOf(sql`${customerId}::bigint`))}
      or (s.customer_id is null and s.phone in (select u.phone from ${CUSTOMERS} u where u.id = ${customerId}))
    order by s.id`);
  for (const { id } of rows) await forgetStandby(context, { standbyId: id });
}
