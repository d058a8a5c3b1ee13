import type { Appointment } from '../../../../entities/Appointment.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { audit } from '../../../core/access/audit.js';
import { enforceRateLimit, type Limit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';
import { idOf } from '../../../core/ids.js';
import { whyNotSent } from '../../../core/messages/why-not-sent.js';
import { Refusal } from '../../../core/Refusal.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { OPEN_FORMS } from '../calendar/forms.sql.js';
import { ADDRESSES, type Addresses, mailboxFor, mayAct } from '../links/acting-address.js';
import { proofOf } from '../links/proof-of.js';
import type { SentAppointmentForms } from './appointment-forms.types.js';
import { hasEnded } from './forms-link.js';
import { FORMS_MESSAGE, sentForOf } from './forms-message.js';

const PER_APPOINTMENT_AND_HOUR: Limit = { max: 3, windowMs: HOUR_MS };
const PER_APPOINTMENT_AND_DAY: Limit = { max: 10, windowMs: DAY_MS };
/** Mails have no allowance that holds them back. */
const PER_BUSINESS_AND_HOUR: Limit = { max: 300, windowMs: HOUR_MS };

interface Reader extends Addresses {
  uuid: string;
  customerId: string;
  firstName: string;
  /** How many forms they can still sign. */
  open: number;
}

/** Sends the customer of an appointment the link to its forms. Throws NOT_FOUND, RATE_LIMITED, and as `sendForms`. */
export async function sendAppointmentForms(context: Context, id: string): Promise<SentAppointmentForms> {
  await countSending(context, id);
  const appointment = await appointmentById(context, id);
  return { appointment, sentTo: await sendForms(context, appointment) };
}

/** Counts that the link is sent, before anything is read; null for a new appointment. Throws NOT_FOUND for what is no id, and RATE_LIMITED. */
export async function countSending(context: Context, appointmentId: string | null): Promise<void> {
  const now = context.now();
  const key = appointmentId && `${context.businessId}:${idOf(appointmentId, 'That appointment')}`;
  await context.preflight(async (db) => {
    await enforceRateLimit(db, `appointment-forms-sent:${context.businessId}`, PER_BUSINESS_AND_HOUR, now);
    if (!key) return;
    await enforceRateLimit(db, `appointment-forms-hour:${key}`, PER_APPOINTMENT_AND_HOUR, now);
    await enforceRateLimit(db, `appointment-forms-day:${key}`, PER_APPOINTMENT_AND_DAY, now);
  });
}

/** By text, else by e-mail, as news goes; answers where it goes. Throws CONFLICT where nothing is left to sign, and where neither reaches the customer. */
export async function sendForms(context: Context, { id, endsAt }: Pick<Appointment, 'id' | 'endsAt'>): Promise<string> {
  const reader = await context.db.row<Reader>(sql`
    select u.id as customer_id, u.first_name, ${ADDRESSES}, a.uuid, ${OPEN_FORMS} as open
    from appointment a join ${CUSTOMERS} u on u.id = a.customer_id where a.id = ${id}`);
  if (!reader || reader.open === 0)
    throw new Refusal(ErrorCode.CONFLICT, 'This appointment has no form left to sign: nothing was sent.');
  if (hasEnded(endsAt, context.now()))
    throw new Refusal(ErrorCode.CONFLICT, 'This appointment is too long ago to sign its forms: nothing was sent.');
  const { customerId, firstName, phone, uuid } = reader;
  const { secret } = context.config;
  const email = mailboxFor(secret, reader);
  // A phone that was only typed with a code to a mailbox may be a stranger's.
  const isPhoneTrusted = mayAct(secret, reader, { channel: 'text', sentTo: proofOf(secret, { text: phone }) });
  const { sentBy, why } = await context.send(
    FORMS_MESSAGE,
    {
      to: { customerId, phone, email },
      subjectId: id,
      channel: isPhoneTrusted ? 'text' : 'email',
      fallBack: isPhoneTrusted,
      cause: 'staff',
    },
    { sentFor: sentForOf(uuid) },
  );
  if (!sentBy) {
    const mail = email === null && why !== 'no-address' ? `, and ${firstName} has no email address` : '';
    context.log.info({ businessId: context.businessId, why }, 'no link to the forms of an appointment was sent');
    throw new Refusal(ErrorCode.CONFLICT, `${whyNotSent(why, firstName)}${mail}: nothing was sent.`);
  }
  await audit(context, 'customer.send-forms', { subject: customerId });
  return sentBy === 'email' ? email! : phone;
}
