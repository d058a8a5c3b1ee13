import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { APPOINTMENT_COLUMNS, isVisible, toAppointment, type AppointmentRow } from './appointment-rows.js';

/** One appointment that the viewer may see. Throws NOT_FOUND. */
export async function appointmentById(context: Context, id: string): Promise<Appointment> {
  const row = await context.db.row<AppointmentRow>(sql`
    select ${APPOINTMENT_COLUMNS} from appointment a
    where a.id = ${idOf(id, 'That appointment')} and a.deleted_at is null and ${isVisible(context)}`);
  if (!row) throw notFound('That appointment');
  return toAppointment(row);
}
