import type { Form } from '../../../entities/Form.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { requireVersion } from '../../core/require-version.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { insertForm, lockForms } from './add-form.js';
import { formText } from './form-text.js';
import { sha256OfForm } from './form-version.js';
import type { FormInput } from './forms.inputs.js';
import { readForm } from './read-form.js';
import { isTemplateId, readTemplate } from './templates.js';
import { addMissingVersion, saveVersion } from './save-version.js';

interface Save {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: FormInput;
}

/**
 * Saves a form as a new version; one that changes nothing makes none. A template is not changed: the business gets a copy with the changes. Throws NOT_FOUND, also for an archived one;
 * STALE with the current one in `details.current`.
 */
export async function updateForm(context: Context, { id, version, input }: Save): Promise<Form> {
  if (isTemplateId(id)) {
    const template = await readTemplate(context, id);
    return insertForm(context, formText({ ...input, fields: input.fields ?? template.fields }));
  }
  lockForms(context);
  const before = await readForm(context, id);
  if (before.archivedAt) throw notFound('That form');
  requireVersion(version, before, { type: 'Form', name: 'this form' });
  // A PDF keeps its pages: its text cannot be typed over.
  const typed = formText({
    ...input,
    content: before.pdf ? before.content : input.content,
    fields: input.fields ?? before.fields,
  });
  const text = { ...typed, pdf: before.pdf };
  if (sha256OfForm(text) === sha256OfForm(before)) return before;
  await addMissingVersion(context, before);
  await context.db.rows(sql`
    update form set name = ${text.name}, content = ${text.content}, fields = ${JSON.stringify(text.fields)}::jsonb,
      signature_required = ${text.signatureRequired}, version = version + 1
    where id = ${before.id}`);
  const form = await saveVersion(context, before.id, text);
  await audit(context, 'form.update', { subject: before.id });
  context.tick(BUSINESS_PAGE);
  return form;
}
