import { sql, type Sql } from '../../../core/database/sql.js';
import { LIVE_FLAGS } from '../../../../entities/AppointmentFlag.js';

/** Counts of the appointments of a customer by flag, and when the next live one begins after a moment: one row. Deleted ones do not count. */
export const bookingsOfCustomer = (customerId: Sql, now: Date): Sql => sql`(
  select (count(*) filter (where flag = 'confirmed'))::int as total_confirm_bookings,
    (count(*) filter (where flag = 'canceled'))::int as total_canceled_bookings,
    (count(*) filter (where flag = 'no-show'))::int as total_no_show_bookings,
    min(starts_at) filter (where flag = any(${LIVE_FLAGS}) and starts_at > ${now}) as next_appointment_at
  from appointment where customer_id = ${customerId} and deleted_at is null
)`;
