import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import type { Form } from '../../../../entities/Form.js';
import { requireConfirmed } from '../../../core/access/confirmed-action.js';
import { viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { lockForms } from '../versions/insert-form.js';
import { readForm } from '../read-form.js';

/** Whether some of what was signed may be blanked in a week. */
const isShorter = (years: number | null, before: number | null): boolean =>
  years !== null && (before === null || years < before);

/** Sets how many years what identifies the signers of a form is kept, live or archived; null for good. Makes no version. Throws NOT_FOUND; PASSWORD_NEEDED for less than before. */
export async function setKeepYears(context: Context, id: string, years: number | null): Promise<Form> {
  lockForms(context);
  const form = await readForm(context, id);
  if (form.keepYears === years) return form;
  if (isShorter(years, form.keepYears ?? null)) await requireConfirmed(context, ConfirmedAction.SHORTEN_KEEPING);
  const { db, viewer, facts } = context;
  await db.rows(sql`select keep_signatures(${form.id}::bigint, ${years}::int, ${viewerKey(viewer)}, ${facts.address})`);
  return { ...form, keepYears: years };
}
