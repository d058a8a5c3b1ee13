import { sql, type Sql } from '../../../core/database/sql.js';
import { isBusyIn } from '../time/busy-in.sql.js';
import type { BlockedTime } from './blocked-times.js';

/** Times of a staff member, of a place, or of everybody, as JSON has them: beside each other for each time its appointment, hold or busy time elsewhere, and minutes since 1970 from and to. */
export type BlockedRow = [
  staffId: string | null,
  place: number | null,
  appointments: number[],
  from: number[],
  to: number[],
];

const minutesSince1970 = (time: Sql): Sql => sql`array_agg((date_part('epoch', ${time}) / 60)::int)`;

interface Which {
  /** Times that end later. */
  from: Date;
  /** Times that begin before. */
  to: Date;
  /** Of these and of nobody in particular; null for all. */
  staffIds?: readonly string[] | null;
  /** Holds that are over by then block nothing. */
  now: Date;
  /** Not of this appointment. */
  exceptId?: string | null;
}

/** What is blocked, as a value of a statement. A row is 32 days long at most, so the index has both ends of the range. */
export const blockedColumn = ({ from, to, now, staffIds = null, exceptId = null }: Which): Sql => sql`(
  select coalesce(json_agg(json_build_array(w.staff_id::text, w.place, w.appointments, w.blocked_from, w.blocked_to)), '[]')
  from (
    select t.staff_id, t.place, array_agg(coalesce(t.appointment_id & 4294967295, -(t.hold_id & 4294967295))) as appointments,
           ${minutesSince1970(sql`t.blocked_from`)} as blocked_from, ${minutesSince1970(sql`t.blocked_to`)} as blocked_to
    from booked_time t
    where t.is_live and t.blocked_from > ${from}::timestamptz - interval '32 days' and t.blocked_from < ${to} and t.blocked_to > ${from}
      and (${staffIds}::bigint[] is null or t.staff_id is null or t.staff_id = any(${staffIds}::bigint[]))
      and (t.expires_at is null or t.expires_at > ${now})
      and (${exceptId}::bigint is null or t.appointment_id is distinct from ${exceptId}::bigint)
    group by t.staff_id, t.place
    union all
    select t.staff_id, null, array_agg(-4294967296 - (t.id & 4294967295)),
           ${minutesSince1970(sql`t.starts_at`)}, ${minutesSince1970(sql`t.ends_at`)}
    from busy_time t
    where ${isBusyIn({ from, to })} and (${staffIds}::bigint[] is null or t.staff_id = any(${staffIds}::bigint[]))
    group by t.staff_id
  ) w
)`;

/** The times one by one. */
export function blockedTimesOf(rows: readonly BlockedRow[]): BlockedTime[] {
  const times: BlockedTime[] = [];
  for (const [staffId, place, appointments, from, to] of rows)
    for (let index = 0; index < appointments.length; index += 1)
      times.push({ appointment: appointments[index]!, staffId, place, from: from[index]!, to: to[index]! });
  return times;
}
