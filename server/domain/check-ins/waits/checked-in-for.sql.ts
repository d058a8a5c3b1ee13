import { sql, type Sql } from '../../../core/database/sql.js';

/** Whether somebody has checked in for an appointment, and was not canceled or deleted. */
export const isCheckedInFor = (appointmentId: Sql): Sql => sql`exists (
  select from check_in k where k.appointment_id = ${appointmentId} and k.deleted_at is null and k.status <> 'canceled')`;

/** Whether the time of an appointment needs no room beside the line: they stand in it, or came already. Who is early stands in it only from their time on. */
export const isInLineFor = (appointmentId: Sql, now: Date): Sql => sql`exists (
  select from check_in k where k.appointment_id = ${appointmentId} and k.deleted_at is null and k.status <> 'canceled'
    and not (k.status = 'checked-in' and k.place_at > ${now}))`;
