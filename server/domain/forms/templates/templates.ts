import type { Form } from '../../../../entities/Form.js';
import type { FormField } from '../../../../entities/FormField.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { insertForm, lockForms } from '../versions/insert-form.js';
import { FORM_COLUMNS } from '../form-columns.js';
import type { FormTemplate } from './FormTemplate.js';
import { isTemplateId } from './template-ids.js';

const COLUMNS = sql`id, kind, name, content, fields, signature_required`;

/** The platform's templates, in their order. */
export const formTemplates = ({ db }: Context): Promise<FormTemplate[]> =>
  db.rows<FormTemplate>(sql`select ${COLUMNS} from form_template order by id`);

/** A template. Throws NOT_FOUND. */
export async function readTemplate({ db }: Context, id: string): Promise<FormTemplate & { fields: FormField[] }> {
  const template = await db.row<FormTemplate>(
    sql`select ${COLUMNS} from form_template where id = ${idOf(id, 'That form')}::bigint`,
  );
  if (!template) throw notFound('That form');
  return template;
}

/** Ids of the business's own forms: in place of a template, that of its copy, made at its first use. Throws as `copyTemplate`. */
export async function ownFormIds(context: Context, ids: readonly string[]): Promise<string[]> {
  const own: string[] = [];
  for (const id of ids) own.push(isTemplateId(id) ? (await copyTemplate(context, id)).id : id);
  return own;
}

/** The business's own copy of a template, made at its first use. Throws NOT_FOUND, and CONFLICT for too many forms. */
export async function copyTemplate(context: Context, templateId: string): Promise<Form> {
  lockForms(context);
  const { id, name, content, fields, signatureRequired } = await readTemplate(context, templateId);
  const copy = await context.db.row<Form>(
    sql`select ${FORM_COLUMNS} from form where template_id = ${id}::int and archived_at is null`,
  );
  return copy ?? insertForm(context, { name, content, fields, pdf: null, signatureRequired }, Number(id));
}
