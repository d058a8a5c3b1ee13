import type { Form } from '../../../entities/Form.js';
import type { Context } from '../../core/context.js';
import { insertForm, lockForms } from './add-form.js';
import { changeForm, formToChange } from './change-form.js';
import { formText } from './form-text.js';
import type { FormInput } from './forms.inputs.js';
import { isTemplateId, readTemplate } from './templates.js';

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
    return insertForm(context, formText(input, { ...template, pdf: null }));
  }
  lockForms(context);
  const before = await formToChange(context, id, version);
  return changeForm(context, before, formText(input, before));
}
