import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { requireVersion } from '../../../core/require-version.js';
import { appointmentById } from '../calendar/appointment-by-id.js';

/** An appointment, locked until the operation ends. Throws NOT_FOUND; STALE unless `version` is null or current. */
export async function lockAppointment(context: Context, id: string, version: number | null): Promise<Appointment> {
  const valid = idOf(id, 'That appointment');
  const row = await context.db.row(
    sql`select id from appointment where id = ${valid} and deleted_at is null for update`,
  );
  if (!row) throw notFound('That appointment');
  const appointment = await appointmentById(context, valid);
  requireVersion(version, appointment, { type: 'Appointment', name: 'this appointment' });
  return appointment;
}
