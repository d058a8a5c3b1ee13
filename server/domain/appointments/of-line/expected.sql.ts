import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { HAS_BOOKING } from '../has-booking.sql.js';
import { DEFAULT_SETTINGS } from '../settings/default-settings.js';

/** Whether the appointment `a` is one to which a customer is expected to come. */
export const IS_EXPECTED = sql`(a.flag = 'confirmed' and a.status <> 'event' and a.deleted_at is null)`;

interface Visit {
  appointmentId: Sql;
  customerId: Sql;
  /** When the appointment began, as it stood when they checked in. */
  appointedAt: Sql;
}

const dayOf = (time: Sql): Sql => sql`date_trunc('day', ${time}, (select b.time_zone from ${OUR_BUSINESS} b))`;

/** How far over midnight is still the same night. */
const NIGHT = sql`interval '4 hours'`;

/** Whether two times are on one day, or in one night. */
const areOfOneDay = (one: Sql, other: Sql): Sql =>
  sql`(${dayOf(one)} = ${dayOf(other)} or ${one} between ${other} - ${NIGHT} and ${other} + ${NIGHT})`;

/** Whether the appointment `v` is still the one for which a customer checked in: theirs, and on that day. */
const isSame = ({ appointmentId, customerId, appointedAt }: Visit): Sql =>
  sql`v.id = ${appointmentId} and v.customer_id = ${customerId} and ${areOfOneDay(sql`v.starts_at`, appointedAt)}`;

/** Whether an appointment is still the one for which a customer checked in. */
export const isStillFor = (visit: Visit): Sql => sql`exists (select from appointment v where ${isSame(visit)})`;

/** How late a customer may come and keep their place, in minutes, and what becomes of it then: one row. */
const LATE_RULE = sql`(
  select coalesce(min(late_minutes), ${DEFAULT_SETTINGS.lateMinutes})::int as late_minutes, coalesce(min(late_arrival), ${DEFAULT_SETTINGS.lateArrival}) as late_arrival from calendar_settings
)`;

/** A customer checks in for an appointment from an hour before it begins, until it is over, an hour after it began at the earliest. */
const AROUND = sql`interval '1 hour'`;

/** From when the place in line counts of who comes `at` for an appointment at `startsAt`: null for the check-in itself. Needs LATE_RULE as `rule`. */
const placeFrom = (startsAt: Sql, at: Sql): Sql =>
  sql`case when rule.late_arrival = 'keep' or ${at} <= ${startsAt} + make_interval(mins => rule.late_minutes) then ${startsAt} end`;

/** Of the appointment for which a customer checked in `at`: when it begins now, and from when their place counts. No row where it is not the same any more. */
export const timeAndPlace = (visit: Visit, at: Sql): Sql => sql`(
  select v.starts_at, ${placeFrom(sql`v.starts_at`, at)} as place_from from appointment v cross join ${LATE_RULE} rule where ${isSame(visit)})`;

interface CustomerRef {
  customer: Sql;
  /** The appointment for which they come; null for the first one of about that time. */
  appointmentId: string | null;
  at: Date;
}

/**
 * The appointment for which a customer checks in, but for those that `isTaken` leaves out: its time, its staff member and items, and from when their place in line counts, null for
 * the check-in itself. At most one row.
 */
export const expectedOf = (
  { customer, appointmentId, at }: CustomerRef,
  isTaken: (appointmentId: Sql) => Sql,
): Sql => sql`(
  select a.id, a.starts_at, ${placeFrom(sql`a.starts_at`, sql`${at}::timestamptz`)} as place_from,
    (select t.staff_id from booked_time t where t.business_id = a.business_id and t.appointment_id = a.id and t.staff_id is not null order by t.number limit 1) as staff_id,
    coalesce((
      select t.asked_for_staff from booked_time t where t.business_id = a.business_id and t.appointment_id = a.id and t.staff_id is not null order by t.number limit 1
    ), false) as asked_for_staff,
    (select coalesce(json_agg(item.value order by t.number, item.place), '[]') from booked_time t
      cross join lateral jsonb_array_elements(t.products) with ordinality as item (value, place)
      where t.business_id = a.business_id and t.appointment_id = a.id) as products
  from appointment a cross join ${LATE_RULE} rule
  where a.customer_id = ${customer} and ${IS_EXPECTED} and not ${isTaken(sql`a.id`)} and ${
    appointmentId === null
      ? sql`a.starts_at <= ${at}::timestamptz + ${AROUND} and greatest(a.ends_at, a.starts_at + ${AROUND}) > ${at}`
      : sql`a.id = ${appointmentId}`
  }
  order by a.ends_at <= ${at}::timestamptz, a.starts_at, a.id limit 1
)`;

/** How far waits look ahead. */
const AHEAD = sql`interval '6 hours'`;

/**
 * What is still to come of the times of appointments within 6 hours to which a customer is expected, with the id of the appointment: rows of one staff member or place each. Who is too
 * late is not waited for. A start has at most 2 hours of tolerance and 4 of buffer before it, so the index has both ends.
 */
export const bookedSpans = (now: Date): Sql => sql`(
  select t.business_id, t.appointment_id, greatest(t.starts_at, ${now}::timestamptz) as starts_at, t.ends_at
  from booked_time t join appointment a on a.business_id = t.business_id and a.id = t.appointment_id cross join ${LATE_RULE} rule
  where t.is_live and t.blocked_from > ${now}::timestamptz - ${AHEAD} and t.blocked_from < ${now}::timestamptz + ${AHEAD}
    and t.ends_at > ${now} and ${IS_EXPECTED} and a.starts_at + make_interval(mins => rule.late_minutes) >= ${now}
    and ${HAS_BOOKING}
)`;
