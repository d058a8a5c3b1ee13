import type { Form } from '../../../entities/Form.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { lockForms } from './add-form.js';
import { readForm } from './read-form.js';

/** Sets how many years what identifies the signers of a form is kept, live or archived; null for good. Makes no version. Throws NOT_FOUND. */
export async function setKeepYears(context: Context, id: string, years: number | null): Promise<Form> {
  lockForms(context);
  const form = await readForm(context, id);
  if (form.keepYears === years) return form;
  await context.db.rows(sql`update form set keep_years = ${years} where id = ${form.id}`);
  await audit(context, 'form.keep', { subject: form.id, fields: ['keepYears'] });
  return { ...form, keepYears: years };
}
