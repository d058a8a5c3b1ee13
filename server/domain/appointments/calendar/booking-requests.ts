import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { skipOf } from '../../../core/graphql/paging.js';
import { APPOINTMENT_COLUMNS, appointmentPage, isOwn, type AppointmentRow } from './appointment-rows.js';
import type { BookingRequestsArgs } from './booking-requests.inputs.js';
import type { AppointmentPage } from './calendar.types.js';

/** One page of the requests of customers that wait for an answer, by start, until they begin and lapse; in the role Staff one's own. */
export async function bookingRequests(context: Context, args: BookingRequestsArgs): Promise<AppointmentPage> {
  const now = context.now();
  const skip = skipOf(args);
  const rows = await context.db.rows<AppointmentRow & { total: string }>(sql`
    select ${APPOINTMENT_COLUMNS}, count(*) over () as total from appointment a
    where a.flag = 'requested' and a.deleted_at is null and a.starts_at > ${now}::timestamptz
      and ${isOwn(context)}
    order by a.starts_at, a.id limit ${args.first} offset ${skip}`);
  return appointmentPage(rows, skip);
}
