import { MAX_FORM_TEXT } from '../../../core/graphql/rich-text-input.js';
import { oneLine } from '../../../core/names.js';
import { invalid } from '../../../core/Refusal.js';
import { cleanRichText } from '../../../core/rich-text.js';
import { formFields } from './form-fields.js';
import type { FormText } from '../versions/form-version.js';
import type { FormInput } from '../forms.inputs.js';

/** Throws INVALID_INPUT for an empty one. */
export function formTitle(typed: string): string {
  const name = oneLine(typed);
  if (!name) throw invalid('name', 'Please enter a title.');
  return name;
}

/** What an update leaves as it is where nothing is said; the text only of a PDF. */
type Before = Omit<FormText, 'name'>;

/** What was typed as it is stored; a PDF keeps its pages and their text. Throws INVALID_INPUT for a form without a title or a text. */
export function formText(input: FormInput, before?: Before): FormText {
  const name = formTitle(input.name);
  const content = before?.pdf ? before.content : cleanRichText(input.content, 'content', MAX_FORM_TEXT);
  if (!content && !before?.pdf) throw invalid('content', 'Please enter the text of the form.');
  return {
    name,
    content,
    fields: formFields(input.fields ?? before?.fields ?? []),
    pdf: before?.pdf ?? null,
    signatureRequired: input.signatureRequired ?? before?.signatureRequired ?? false,
  };
}
