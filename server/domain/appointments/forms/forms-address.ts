import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { formsPath } from '../paths.js';
import { FORMS_PHONE, formsKey } from './forms-key.sql.js';

/** The address of the page where a customer signs the forms of an appointment; null of one without forms. Throws NOT_FOUND. */
export async function formsAddress(context: Context, id: string): Promise<string | null> {
  const appointment = await appointmentById(context, id);
  if (appointment.forms.length === 0) return null;
  const row = await context.db.row<{ uuid: string }>(sql`
    select ${formsKey(FORMS_PHONE)} as uuid from appointment a join ${CUSTOMERS} u on u.id = a.customer_id where a.id = ${appointment.id}`);
  return `${context.facts.origin}${formsPath({ id: appointment.id, uuid: row!.uuid })}`;
}
