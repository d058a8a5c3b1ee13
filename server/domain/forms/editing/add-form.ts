import type { Form } from '../../../../entities/Form.js';
import type { Context } from '../../../core/context.js';
import type { FormInput } from '../forms.inputs.js';
import { insertForm } from '../versions/insert-form.js';
import { formText } from './form-text.js';

/** Adds a form with its first version. Throws INVALID_INPUT for one without a title or a text, CONFLICT for too many. */
export async function addForm(context: Context, input: FormInput): Promise<Form> {
  return insertForm(context, formText(input));
}
