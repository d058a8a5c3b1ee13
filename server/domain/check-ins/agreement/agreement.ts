import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { checkInForm } from '../../check-in-app/check-in-form.js';
import { personOfHandle } from '../../customers/customer-of-handle.js';
import { customerOfPersonSql } from '../../customers/customer.sql.js';
import { versionsToSign } from '../../forms/signing/versions-to-sign.js';
import { formToSign, type FormToSign } from '../../forms/signing/FormToSign.js';
import { entryOfToday } from '../entry/entry-of-today.sql.js';
import { day } from '../entry/time-windows.js';
import { neededForm } from './needed-form.sql.js';

/** The form that the person of a handle must confirm or sign to check in, for a phone whoever it is; null for none. Throws INVALID_INPUT for a handle that is forged or expired. */
export async function agreement(context: Context, handle: string): Promise<FormToSign | null> {
  const { personId } = personOfHandle(context, handle);
  if (context.viewer.kind !== 'kiosk') return checkInForm(context);
  const now = context.now();
  const customer = customerOfPersonSql(personId);
  const checkIn = sql`(select e.id from (${entryOfToday(customer)}) e)`;
  const { formId } = (await context.db.row<{ formId: string | null }>(
    sql`with ${day(now)} select ${neededForm({ customer, checkIn, now, remembers: true })} as form_id`,
  ))!;
  const [version] = formId === null ? [] : await versionsToSign(context, [formId]);
  return version ? formToSign(version, context.facts.language) : null;
}
