import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineLoader } from '../../../core/loader.js';
import { checksInFor } from '../waits/checked-in-for.sql.js';
import type { AppointmentCheckIn } from './AppointmentCheckIn.js';

/** The check-ins for appointments by their ids, but for canceled and deleted ones. */
async function checkInsOf({ db }: Context, ids: readonly string[]): Promise<(AppointmentCheckIn | null)[]> {
  const rows = await db.rows<AppointmentCheckIn & { appointmentId: string }>(sql`
    select k.appointment_id, k.id, k.created_at as at, k.status, case when k.status = ${CheckInStatus.SEATED} then k.serviced_at end as seated_at
    from check_in k where ${checksInFor(sql`= any(${ids}::bigint[])`)}`);
  const found = new Map(rows.map(({ appointmentId, ...checkIn }) => [appointmentId, checkIn]));
  return ids.map((id) => found.get(id) ?? null);
}

export const CHECK_IN_OF_APPOINTMENT = defineLoader(checkInsOf);
