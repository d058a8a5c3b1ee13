import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { type Addresses, mayAct } from '../links/acting-address.js';
import { proofOf } from '../links/proof-of.js';
import { APPOINTMENT_COLUMNS, toAppointment, type AppointmentRow } from '../calendar/appointment-rows.js';

/** A link that the gate has checked, and whom it proves. */
export interface OpenLink {
  appointmentId: string;
  personId: string;
  /** The phone that the link proves; null if it went by e-mail. */
  phone: string | null;
  /** The address of the visit that the link proves; null otherwise. */
  email: string | null;
  /** A pseudonym of what the link proves. */
  proof: string;
}

interface LinkRow {
  appointmentId: string;
  channel: 'text' | 'email';
  sentTo: string;
  personId: string;
  /** Of the kept record, and of the one of the link. */
  records: Addresses[];
  visitEmail: string | null;
}

/** Throws NOT_FOUND, also for a link that went to a phone or mailbox that the customer has no more, or never proved: it may have been a stranger's. */
export async function openLink({ db, config }: Context, token: string): Promise<OpenLink> {
  const link = await db.row<LinkRow>(sql`
    select l.appointment_id, l.channel, l.sent_to, u.person_id, a.email as visit_email,
      (select json_agg(json_build_object('phone', '+' || r.dial_code || r.phone, 'ownEmail', r.email, 'isVouched', not r.email_unproven,
         'visitEmail', a.email, 'proof', a.proof)) from ${CUSTOMERS} r where r.id in (u.id, l.customer_id)) as records
    from booking_link l join appointment a on a.id = l.appointment_id join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`a.customer_id`)}
    where l.token_hash = ${hashToken(token)} and u.id = ${customerIdOf(sql`l.customer_id`)}`);
  if (!link) throw notFound('That booking');
  const { appointmentId, channel, sentTo, personId, visitEmail } = link;
  const isProven = (to: { text?: string; email?: string }): boolean => proofOf(config.secret, to) === sentTo;
  const records = link.records.filter((record) => mayAct(config.secret, record, link));
  if (records.length === 0) throw notFound('That booking');
  const phones = records.map((record) => record.phone);
  const phone = channel === 'text' ? (phones.find((text) => isProven({ text })) ?? null) : null;
  const isOwnMailbox =
    channel === 'email' && records.some(({ ownEmail }) => ownEmail !== null && isProven({ email: ownEmail }));
  const isOfVisit = channel === 'email' && visitEmail !== null && isProven({ email: visitEmail });
  if (phone === null && !isOwnMailbox && !isOfVisit) throw notFound('That booking');
  // Of a mailbox that the customer has anyhow, the visit needs no address of its own.
  return { appointmentId, personId, phone, email: isOfVisit && !isOwnMailbox ? visitEmail : null, proof: sentTo };
}

/** The appointment of a link, whoever else its holder is signed in as. */
export const linkedAppointment = async (context: Context, token: string): Promise<Appointment> =>
  appointmentOfLink(context, (await openLink(context, token)).appointmentId);

/** The same, locked until the operation ends: of two changes at once the second one sees the first. */
export async function lockLinked(context: Context, token: string): Promise<Appointment> {
  const { appointmentId } = await openLink(context, token);
  await context.db.rows(sql`select id from appointment where id = ${appointmentId} for update`);
  // The customer, or their address, may have changed since.
  await openLink(context, token);
  return appointmentOfLink(context, appointmentId);
}

export async function appointmentOfLink({ db }: Context, id: string): Promise<Appointment> {
  const row = await db.row<AppointmentRow>(
    sql`select ${APPOINTMENT_COLUMNS} from appointment a where a.id = ${id} and a.deleted_at is null`,
  );
  if (!row) throw notFound('That booking');
  return toAppointment(row);
}
