import { sql, type Sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';

/** Names of the services and products of the appointment `a`, in their order. */
export const SERVICES = sql`array(
  select item.value ->> 'name' from booked_time b
  cross join lateral jsonb_array_elements(b.products) with ordinality as item (value, place)
  where b.business_id = a.business_id and b.appointment_id = a.id order by b.number, item.place
)`;

/** Names of the staff members of the appointment `a`, in their order, each once; `name` is made of `s`. */
export const staffNames = (name: Sql): Sql => sql`array(
  select ${name} from booked_time b join ${STAFF_MEMBERS} s on s.business_id = b.business_id and s.id = b.staff_id
  where b.business_id = a.business_id and b.appointment_id = a.id group by s.id, ${name} order by min(b.number)
)`;
