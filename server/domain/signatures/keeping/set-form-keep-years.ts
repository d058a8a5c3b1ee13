import type { Form } from '../../../../entities/Form.js';
import type { Context } from '../../../core/context.js';
import { setKeepYears } from '../../forms/editing/set-keep-years.js';
import { lookForDue } from './blank-job.js';

/** Sets how long the signatures of a form are kept, and blanks those whose time is over, of a shorter time a week later. Throws NOT_FOUND; PASSWORD_NEEDED for less than before. */
export async function setFormKeepYears(context: Context, id: string, years: number | null): Promise<Form> {
  const form = await setKeepYears(context, id, years);
  lookForDue(context);
  return form;
}
