import { sql, type Sql } from '../../../core/database/sql.js';

/**
 * Ids of the live appointments in which one of these staff members still has something to do. Events are none: a time off goes with who has it. A part is
 * 31 days long at most, so the index leaves out the past.
 */
export const comingFor = (staffIds: readonly string[], now: Date): Sql => sql`(
  select t.appointment_id from booked_time t
  join appointment e on e.business_id = t.business_id and e.id = t.appointment_id and e.status <> 'event'
  where t.is_live and t.staff_id = any(${staffIds}::bigint[]) and t.starts_at > ${now}::timestamptz - interval '31 days' and t.ends_at > ${now}
)`;
