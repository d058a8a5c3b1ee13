import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { lastRecipient } from '../../../core/messages/last-recipient.js';
import { firstLetter } from '../../../core/letters.js';
import { invalid, notFound } from '../../../core/Refusal.js';
import { readBusiness } from '../../businesses/read-business.js';
import { CUSTOMERS, isErased } from '../../customers/customer.sql.js';
import { isUnproven } from '../../customers/is-unproven.js';
import { lockCustomers } from '../../customers/lock-customer.js';
import { knownFormId } from '../../forms/templates/template-ids.js';
import type { SignatureInput } from '../../signatures/SignatureInput.js';
import { signListed } from '../../signatures/sign-listed.js';
import { signedVersions, signingList } from '../../signatures/signing-list.js';
import { typedSignature } from '../../signatures/typed-signature.js';
import type { TypedSignatureInput } from '../../signatures/TypedSignatureInput.js';
import { CALENDAR } from '../topics.js';
import type { AppointmentForms } from './appointment-forms.types.js';
import { isFormsKey } from './forms-key.sql.js';
import { appointmentOf } from './forms-link.js';
import { FORMS_MESSAGE } from './forms-message.js';
import { isSignedHere } from '../calendar/forms.sql.js';

interface OpenAppointment {
  id: string;
  formIds: string[];
  customerId: string;
  firstName: string;
  lastName: string;
  startsAt: Date;
}

/** The appointment of a link that the gate has checked. Where it is locked, two pages sign one after the other, and no form is taken away meanwhile. */
async function openAppointment({ db }: Context, link: string, { locks = false } = {}): Promise<OpenAppointment> {
  const { id, uuid } = appointmentOf(link);
  const appointment = await db.row<OpenAppointment>(sql`
    select a.id, a.form_ids, a.customer_id, u.first_name, u.last_name, a.starts_at
    from appointment a join ${CUSTOMERS} u on u.id = a.customer_id
    where a.id = ${id} and ${isFormsKey(uuid)} and a.deleted_at is null and not ${isErased(sql`a.customer_id`)} ${locks ? sql`for update of a` : sql``}`);
  if (!appointment) throw notFound('That link');
  return appointment;
}

/** An erasure that runs ends first, and the link with it. */
async function lockOpen(context: Context, link: string): Promise<OpenAppointment> {
  await lockCustomers(context, [(await openAppointment(context, link)).customerId]);
  return openAppointment(context, link, { locks: true });
}

const occasionOf = ({ id, customerId }: OpenAppointment): Sql =>
  isSignedHere({ appointmentId: sql`${id}`, customerId: sql`${customerId}::bigint` });

/** What a customer is asked to sign for an appointment. The browser remembers the link, for clients that submit without it. */
export async function appointmentForms(context: Context, link: string): Promise<AppointmentForms> {
  const appointment = await openAppointment(context, link);
  context.setFormsCookie(link);
  return formsOf(context, appointment);
}

async function formsOf(context: Context, appointment: OpenAppointment): Promise<AppointmentForms> {
  const { firstName, lastName, startsAt, formIds } = appointment;
  const forms = await signingList(context, formIds, occasionOf(appointment));
  return {
    list: { business: await readBusiness(context), firstName, forms },
    lastInitial: firstLetter(lastName),
    startsAt,
  };
}

/** A customer signs forms of an appointment. Throws as `signListed`. */
export async function signAppointmentForms(
  context: Context,
  link: string,
  signatures: readonly SignatureInput[],
): Promise<AppointmentForms> {
  const appointment = await lockOpen(context, link);
  await sign(context, appointment, signatures);
  return formsOf(context, appointment);
}

interface Submission {
  signatures: readonly TypedSignatureInput[];
  /** How many forms were shown; null if unknown. */
  count: number | null;
}

/** The same by ids of forms. What is confirmed already stays as it is. Throws INVALID_INPUT where a checkbox is not checked, and as `signListed`. */
export async function submitAppointmentForms(
  context: Context,
  link: string,
  { signatures, count }: Submission,
): Promise<AppointmentForms> {
  if (count !== null && signatures.length < count)
    throw invalid('isAgreed', 'Please check the box of each form.', { reason: RefusalReason.MISSING });
  const appointment = await lockOpen(context, link);
  const signed = new Set((await signedVersions(context, occasionOf(appointment))).map(({ formId }) => formId));
  const given: SignatureInput[] = [];
  for (const typed of signatures) {
    const formId = await knownFormId(context, typed.formId);
    if (!formId || !appointment.formIds.includes(formId)) throw notFound('That form');
    if (signed.has(formId)) continue;
    const occasion = `appointment:${appointment.id}:${appointment.customerId}`;
    const signature = await typedSignature(context, { ...typed, formId }, { occasion, signedAt: context.now() });
    if (!signature) throw notFound('That form');
    given.push(signature);
  }
  if (given.length > 0) await sign(context, appointment, given);
  return formsOf(context, appointment);
}

async function sign(
  context: Context,
  appointment: OpenAppointment,
  signatures: readonly SignatureInput[],
): Promise<void> {
  const { id, customerId, formIds } = appointment;
  const sentTo = await lastRecipient(context, FORMS_MESSAGE, id);
  const sentToUnproven = await isUnproven(context, customerId, sentTo);
  const signing = { customerId, signatures, appointmentId: id, sentTo, sentToUnproven };
  await signListed(context, signing, { formIds, occasion: occasionOf(appointment) });
  context.tick(CALENDAR);
}
