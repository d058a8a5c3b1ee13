import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { APPOINTMENT_COLUMNS, isVisible, toAppointment, type AppointmentRow } from '../calendar/appointment-rows.js';
import { IS_EXPECTED } from './expected.sql.js';

const MAX_LISTED = 500;

/**
 * The appointments of today to which a customer is expected, by their time, until an hour after they end, at most 500; around midnight also those that began in
 * the last 4 hours, and those of the next hour, for which customers can check in already. `isOut` leaves some out. In the role Staff their own.
 */
export async function expectedToday(context: Context, isOut: (appointmentId: Sql) => Sql): Promise<Appointment[]> {
  const now = context.now();
  const rows = await context.db.rows<AppointmentRow>(sql`
    with today as materialized (
      select date_trunc('day', ${now}::timestamptz at time zone b.time_zone) as day, b.time_zone from ${OUR_BUSINESS} b
    )
    select ${APPOINTMENT_COLUMNS} from appointment a
    where a.starts_at >= (select least(day at time zone time_zone, ${now}::timestamptz - interval '4 hours') from today)
      and a.starts_at < (select greatest((day + interval '1 day') at time zone time_zone, ${now}::timestamptz + interval '1 hour') from today)
      and a.ends_at > ${now}::timestamptz - interval '1 hour' and ${IS_EXPECTED} and not ${isOut(sql`a.id`)} and ${isVisible(context)}
    order by a.starts_at, a.id limit ${MAX_LISTED}`);
  return rows.map(toAppointment);
}
