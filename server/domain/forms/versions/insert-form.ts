import type { Form } from '../../../../entities/Form.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { lockBusiness } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import { Refusal } from '../../../core/Refusal.js';
import { BUSINESS_PAGE } from '../../businesses/topics.js';
import { MAX_FORMS } from '../limits.js';
import type { FormText } from './form-version.js';
import { saveVersion } from './save-version.js';

/** Adds a form with this text; of a template, with its id. Throws CONFLICT for too many. */
export async function insertForm(context: Context, text: FormText, templateId: number | null = null): Promise<Form> {
  const { db } = context;
  lockForms(context);
  const { id } = (await db.row<{ id: string }>(sql`
    insert into form (name, content, fields, pdf, signature_required, template_id, created_at)
    values (${text.name}, ${text.content}, ${JSON.stringify(text.fields)}::jsonb, ${text.pdf && JSON.stringify(text.pdf)}::jsonb,
      ${text.signatureRequired}, ${templateId}, ${context.now()})
    returning id`))!;
  const form = await saveVersion(context, id, text);
  await requireFormCount(context);
  await audit(context, 'form.add', { subject: id });
  context.tick(BUSINESS_PAGE);
  return form;
}

/** Changes of the forms of a business come one after the other, so that counts and versions hold. */
export const lockForms = (context: Context): void => lockBusiness(context, 'forms');

/** Throws CONFLICT where there are too many live forms. */
export async function requireFormCount({ db }: Context): Promise<void> {
  const count = await db.row<{ live: number }>(sql`select count(*)::int as live from form where archived_at is null`);
  if (count!.live > MAX_FORMS)
    throw new Refusal(ErrorCode.CONFLICT, `There can be at most ${MAX_FORMS} forms.`, { details: { max: MAX_FORMS } });
}
