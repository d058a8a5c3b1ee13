import type { Form } from '../../../../entities/Form.js';
import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { requireVersion } from '../../../core/require-version.js';
import { BUSINESS_PAGE } from '../../businesses/topics.js';
import { sha256OfForm, type FormText } from '../versions/form-version.js';
import { readForm } from '../read-form.js';
import { addMissingVersion, saveVersion } from '../versions/save-version.js';

/** A live form at the version that was seen; null takes any. Throws NOT_FOUND, and STALE with the current one in `details.current`. */
export async function formToChange(context: Pick<Context, 'db'>, id: string, version: number | null): Promise<Form> {
  const form = await readForm(context, id);
  if (form.archivedAt) throw notFound('That form');
  requireVersion(version, form, { type: 'Form', name: 'this form' });
  return form;
}

/** Writes the text of a form as its next version; one that says the same makes none. */
export async function changeForm(context: Context, before: Form, text: FormText): Promise<Form> {
  await addMissingVersion(context, before);
  if (sha256OfForm(text) === sha256OfForm(before)) return before;
  await context.db.rows(sql`
    update form set name = ${text.name}, content = ${text.content}, fields = ${JSON.stringify(text.fields)}::jsonb,
      pdf = ${text.pdf && JSON.stringify(text.pdf)}::jsonb, signature_required = ${text.signatureRequired}, version = version + 1
    where id = ${before.id}`);
  const form = await saveVersion(context, before.id, text);
  await audit(context, 'form.update', { subject: before.id });
  context.tick(BUSINESS_PAGE);
  return form;
}
