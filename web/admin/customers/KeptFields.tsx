import type { Control, FieldErrors, UseFormRegister, UseFormReturn } from 'react-hook-form';
import { useController, useWatch } from 'react-hook-form';
import { maxEmail, maxNotes } from '../../limits';
import { Field } from '../pieces/Field';
import { roomLeft } from '../pieces/text-room';
import { emailRule, type KeptDraft, tagsRule } from './customer-values';
import { TagsField } from './TagsField';

// Of the fields of this file a form is one, whatever else it has.
const keptOf = <Values extends KeptDraft>({ register, control, formState }: UseFormReturn<Values>) => ({
  register: register as unknown as UseFormRegister<KeptDraft>,
  control: control as unknown as Control<KeptDraft>,
  errors: formState.errors as FieldErrors<KeptDraft>,
});

export function EmailField<Values extends KeptDraft>({ form }: { form: UseFormReturn<Values> }) {
  const { register, errors } = keptOf(form);
  return (
    <Field
      label="E-mail"
      type="email"
      inputMode="email"
      maxLength={maxEmail}
      registered={register('email', { validate: emailRule })}
      error={errors.email?.message}
    />
  );
}

/** Tags and notes of the team. */
export function TeamFields<Values extends KeptDraft>({ form }: { form: UseFormReturn<Values> }) {
  const { register, control, errors } = keptOf(form);
  const { field } = useController({ control, name: 'tags', rules: { validate: tagsRule } });
  const notes = useWatch({ control, name: 'notes' });
  return (
    <>
      <TagsField value={field.value} error={errors.tags?.message} inputRef={field.ref} onChange={field.onChange} />
      <Field
        label="Notes"
        multiline
        minRows={3}
        maxLength={maxNotes}
        registered={register('notes')}
        error={errors.notes?.message}
        help={roomLeft(notes, maxNotes) ?? 'For the team: the customer never sees them.'}
      />
    </>
  );
}
