import type { Form } from '../../../../entities/Form.js';
import type { Context } from '../../../core/context.js';
import { lockForms } from '../versions/insert-form.js';
import { changeForm, formToChange } from './change-form.js';
import { formText } from './form-text.js';
import type { FormInput } from '../forms.inputs.js';
import { knownFormId } from '../templates/template-ids.js';
import { copyTemplate } from '../templates/templates.js';

interface Save {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: FormInput;
}

/**
 * Saves a form as a new version; one that changes nothing makes none. A template is not changed: its copy is, made at its first use. Throws NOT_FOUND, also for an archived one;
 * STALE with the current one in `details.current`.
 */
export async function updateForm(context: Context, { id, version, input }: Save): Promise<Form> {
  lockForms(context);
  const known = await knownFormId(context, id);
  // A copy that is made now is as the template was seen.
  const before = known === undefined ? await copyTemplate(context, id) : await formToChange(context, known, version);
  return changeForm(context, before, formText(input, before));
}
