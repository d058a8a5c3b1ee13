import { MAX_FORM_TEXT } from '../../core/graphql/rich-text-input.js';
import { oneLine } from '../../core/names.js';
import { invalid } from '../../core/Refusal.js';
import { cleanRichText } from '../../core/rich-text.js';
import { formFields } from './form-fields.js';
import type { FormText } from './form-version.js';
import type { FormInput } from './forms.inputs.js';

/** What was typed as it is stored. Throws INVALID_INPUT for a form without a title or a text. */
export function formText(input: FormInput): FormText {
  const name = oneLine(input.name);
  if (!name) throw invalid('name', 'Please enter a title.');
  const content = cleanRichText(input.content, 'content', MAX_FORM_TEXT);
  if (!content) throw invalid('content', 'Please enter the text of the form.');
  return {
    name,
    content,
    fields: formFields(input.fields ?? []),
    pdf: null,
    signatureRequired: input.signatureRequired,
  };
}
