import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { BOOKING_LINK } from '../links/booking-link.js';
import { APPOINTMENT_COLUMNS, toAppointment, type AppointmentRow } from '../calendar/appointment-rows.js';

/** A link that the gate has checked. */
export interface OpenLink {
  appointmentId: string;
  /** How it went out, and a stand-in for where. */
  channel: 'text' | 'email';
  sentTo: string;
}

/** Throws NOT_FOUND. */
export async function openLink({ db }: Context, token: string): Promise<OpenLink> {
  const link = await db.row<OpenLink>(
    sql`select appointment_id, channel, sent_to from booking_link where token_hash = ${hashToken(token)}`,
  );
  if (!link) throw notFound('That booking');
  return link;
}

/** The appointment of a link, whoever else its holder is signed in as. */
export const linkedAppointment = async (context: Context, token: string): Promise<Appointment> =>
  appointmentOfLink(context, (await openLink(context, token)).appointmentId);

/** The same, locked until the operation ends: of two changes at once the second one sees the first. */
export async function lockLinked(context: Context, token: string): Promise<Appointment> {
  const { appointmentId } = await openLink(context, token);
  await context.db.rows(sql`select id from appointment where id = ${appointmentId} for update`);
  // The customer may have changed since the gate looked.
  if (!(await context.db.row(BOOKING_LINK.find(token, context.now())))) throw notFound('That booking');
  return appointmentOfLink(context, appointmentId);
}

export async function appointmentOfLink({ db }: Context, id: string): Promise<Appointment> {
  const row = await db.row<AppointmentRow>(
    sql`select ${APPOINTMENT_COLUMNS} from appointment a where a.id = ${id} and a.deleted_at is null`,
  );
  if (!row) throw notFound('That booking');
  return toAppointment(row);
}
