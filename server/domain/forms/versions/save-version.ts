import type { Form } from '../../../../entities/Form.js';
import { viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { readForm } from '../read-form.js';
import { sha256OfForm, type FormText } from './form-version.js';

interface Making {
  at: Date;
  by: string;
}

/** Writes the current text of a form as the version of which the form has the number. */
export async function saveVersion(context: Context, formId: string, text: FormText): Promise<Form> {
  await writeVersion(context, formId, text, { at: context.now(), by: viewerKey(context.viewer) });
  return readForm(context, formId);
}

/** A form that an older program wrote gets the version that it lacks. */
export const addMissingVersion = (context: Context, form: Form): Promise<unknown> =>
  writeVersion(context, form.id, form, { at: form.createdAt, by: '' });

const writeVersion = ({ db }: Context, formId: string, text: FormText, { at, by }: Making): Promise<unknown> =>
  db.rows(sql`
    insert into form_version (form_id, number, name, content, fields, pdf, signature_required, sha256, created_at, created_by)
    select id, version, ${text.name}, ${text.content}, ${JSON.stringify(text.fields)}::jsonb, ${text.pdf && JSON.stringify(text.pdf)}::jsonb,
      ${text.signatureRequired}, ${sha256OfForm(text)}, ${at}, ${by}
    from form where id = ${formId}
    on conflict (business_id, form_id, number) do nothing`);
