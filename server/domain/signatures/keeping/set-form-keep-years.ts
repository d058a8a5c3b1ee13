import type { Form } from '../../../../entities/Form.js';
import { ConfirmedAction } from '../../../../entities/ConfirmedAction.js';
import { requireConfirmed } from '../../../core/access/confirmed-action.js';
import type { Context } from '../../../core/context.js';
import { readForm } from '../../forms/read-form.js';
import { setKeepYears } from '../../forms/set-keep-years.js';
import { lookForDue } from './blank-job.js';

/** Sets how long the signatures of a form are kept, and blanks those whose time is over. Throws NOT_FOUND, and PASSWORD_NEEDED for a shorter time. */
export async function setFormKeepYears(context: Context, id: string, years: number | null): Promise<Form> {
  const { keepYears } = await readForm(context, id);
  if (years !== null && (keepYears === null || years < keepYears))
    await requireConfirmed(context, ConfirmedAction.KEEP_SHORTER);
  const form = await setKeepYears(context, id, years);
  lookForDue(context);
  return form;
}
