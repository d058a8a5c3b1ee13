import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { openOwnCopy, type CopyToMake } from '../../signatures/copies/open-copy.js';
import { isSignedHere } from '../calendar/forms.sql.js';
import { appointmentOf } from './forms-link.js';

/** The copy of a form that was signed by the link of an appointment, which the gate has checked. Throws NOT_FOUND. */
export function copyOfAppointment(context: Context, link: string, formId: string): Promise<CopyToMake> {
  const form = idOf(formId, 'That form');
  const { id } = appointmentOf(link);
  const customerId = sql`(select a.customer_id from appointment a where a.id = ${id})`;
  return openOwnCopy(context, sql`${isSignedHere({ appointmentId: sql`${id}`, customerId })} and s.form_id = ${form}`);
}
