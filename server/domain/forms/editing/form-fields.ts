import { FormFieldKind } from '../../../../entities/FormFieldKind.js';
import type { FormField } from '../../../../entities/FormField.js';
import { oneLine } from '../../../core/names.js';
import { invalid } from '../../../core/Refusal.js';
import { MAX_OPTIONS } from '../limits.js';
import type { FormFieldInput } from '../forms.inputs.js';

const MIN_OPTIONS = 2;

/** The fields of a form as they are stored. Throws INVALID_INPUT for one without a label, a choice without options, or a name that is there twice. */
export function formFields(inputs: readonly FormFieldInput[]): FormField[] {
  const fields = inputs.map(formField);
  if (new Set(fields.map(({ name }) => name)).size !== fields.length)
    throw invalid('fields', 'Two fields have the same name.');
  return fields;
}

function formField({ name, kind, label: typed, isRequired, options: typedOptions }: FormFieldInput): FormField {
  const label = oneLine(typed);
  if (!label) throw invalid('fields', 'Please give every field a label.');
  const options = kind === FormFieldKind.CHOICE ? (typedOptions ?? []).map(oneLine).filter((option) => option) : [];
  if (kind === FormFieldKind.CHOICE && (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS))
    throw invalid('fields', `A choice has ${MIN_OPTIONS} to ${MAX_OPTIONS} options.`);
  if (new Set(options).size !== options.length) throw invalid('fields', `Two options of '${label}' are the same.`);
  return { name, kind, label, isRequired, options };
}
