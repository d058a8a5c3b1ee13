import type { Form } from '../../../entities/Form.js';
import { viewerKey } from '../../core/access/viewer.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { readForm } from './read-form.js';
import { sha256OfForm, type FormText } from './form-version.js';

/** Writes the current text of a form as the version of which the form has the number. */
export async function saveVersion(context: Context, formId: string, text: FormText): Promise<Form> {
  await context.db.rows(sql`
    insert into form_version (form_id, number, name, content, fields, pdf, signature_required, sha256, created_at, created_by)
    select id, version, ${text.name}, ${text.content}, ${JSON.stringify(text.fields)}::jsonb, ${text.pdf && JSON.stringify(text.pdf)}::jsonb,
      ${text.signatureRequired}, ${sha256OfForm(text)}, ${context.now()}, ${viewerKey(context.viewer)}
    from form where id = ${formId}`);
  return readForm(context, formId);
}
