import type { FormFieldKind, FormInput } from '../../schema.generated';
import { withNames } from './field-names';
import type { FormFieldFragment, WholeFormFragment } from './forms.generated';

/** A form as typed. Named like the fields of the API, so that refusals find them. */
export interface FormDraft {
  name: string;
  content: string;
  signatureRequired: boolean;
  /** `DraftField`s as JSON: the same fields are the same value. */
  fields: string;
}

/** A field as typed; its name is '' until it is saved. */
export interface DraftField {
  name: string;
  kind: FormFieldKind;
  label: string;
  isRequired: boolean;
  /** One in a line. */
  options: string;
}

export type FormText = Pick<WholeFormFragment, 'name' | 'content' | 'signatureRequired' | 'fields'>;

export const kindNames: Record<FormFieldKind, string> = {
  TEXT: 'Text',
  CHOICE: 'Choice',
  DATE: 'Date',
  INITIALS: 'Initials',
};

export const newField: DraftField = { name: '', kind: 'TEXT', label: '', isRequired: false, options: '' };
export const noForm: FormDraft = { name: '', content: '', signatureRequired: false, fields: '[]' };

export const fieldsIn = (text: string): DraftField[] => JSON.parse(text) as DraftField[];
export const fieldsText = (fields: readonly DraftField[]): string =>
  JSON.stringify(
    fields.map(({ name, kind, label, isRequired, options }) => ({ name, kind, label, isRequired, options })),
  );

const typedField = ({ name, kind, label, isRequired, options }: FormFieldFragment): DraftField => ({
  name,
  kind,
  label,
  isRequired,
  options: options.join('\n'),
});

export const draftOf = ({ name, content, signatureRequired, fields }: FormText): FormDraft => ({
  name,
  content,
  signatureRequired,
  fields: fieldsText(fields.map(typedField)),
});

const optionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((option) => option.trim())
    .filter(Boolean);

export const inputOf = ({ name, content, signatureRequired, fields }: FormDraft): FormInput => ({
  name: name.trim(),
  content,
  signatureRequired,
  fields: withNames(fieldsIn(fields)).map(({ label, kind, options, ...field }) => ({
    ...field,
    kind,
    label: label.trim(),
    options: kind === 'CHOICE' ? optionsIn(options) : null,
  })),
});

/** A field in words, as in 'Allergies (Text, required)'. */
export const fieldWords = ({ label, kind, isRequired, options }: FormFieldFragment): string => {
  const facts = [kindNames[kind], isRequired && 'required'].filter(Boolean).join(', ');
  return `${label} (${facts})${options.length > 0 ? `: ${options.join(', ')}` : ''}`;
};

/** The form in `details.current` of a STALE refusal. */
export function currentForm(details: unknown): WholeFormFragment | null {
  const current = (details as { current?: Partial<WholeFormFragment> | null } | undefined)?.current;
  return current && typeof current.version === 'number' && Array.isArray(current.fields)
    ? (current as WholeFormFragment)
    : null;
}
