import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { forgetAppointments } from '../appointments/of-customers/forget-appointments.js';
import { forgetHolds } from '../appointments/of-customers/forget-holds.js';
import { forgetStandbys } from '../appointments/standby/forget-standbys.js';
import { recordIdsOf } from '../customers/customer.sql.js';
import type { CustomersChange } from '../customers/customer.types.js';
import { eraseCustomer } from '../customers/erase-customer.js';

/** Erases a customer with all their records, and what the calendar has of them. Throws as eraseCustomer does. */
export async function eraseRecords(context: Context, customerId: string): Promise<CustomersChange> {
  await forgetHolds(context, customerId);
  await forgetStandbys(context, customerId);
  const change = await eraseCustomer(context, customerId);
  for (const id of change.ids) await forgetAppointments(context, recordIdsOf(sql`${id}::bigint`));
  return change;
}
