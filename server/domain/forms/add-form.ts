import type { Form } from '../../../entities/Form.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';
import { sql } from '../../core/database/sql.js';
import { oneLine } from '../../core/names.js';
import { invalid, Refusal } from '../../core/Refusal.js';
import { cleanRichText } from '../../core/rich-text.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import type { AddFormInput } from './forms.inputs.js';

/** Live forms of a business. */
const MAX_FORMS = 200;

/** Adds a form. Throws INVALID_INPUT for one without a title or a text, CONFLICT for too many. */
export async function addForm(context: Context, input: AddFormInput): Promise<Form> {
  const name = oneLine(input.name);
  if (!name) throw invalid('name', 'Please enter a title.');
  const content = cleanRichText(input.content, 'content');
  if (!content) throw invalid('content', 'Please enter the text of the form.');
  const { db } = context;
  lockBusiness(context, 'forms');
  const form = await db.row<Form>(sql`
    insert into form (name, content, signature_required, created_at)
    values (${name}, ${content}, ${input.signatureRequired}, ${context.now()})
    returning id, name, content, signature_required, created_at, archived_at`);
  const count = await db.row<{ live: number }>(sql`select count(*)::int as live from form where archived_at is null`);
  if (count!.live > MAX_FORMS)
    throw new Refusal(ErrorCode.CONFLICT, `There can be at most ${MAX_FORMS} forms.`, { details: { max: MAX_FORMS } });
  await audit(context, 'form.add', { subject: form!.id });
  context.tick(BUSINESS_PAGE);
  return form!;
}
