import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { maxNotes } from '../../limits';
import { Field } from '../pieces/Field';
import { roomLeft } from '../pieces/text-room';
import { type KeptDraft, tagsRule } from './customer-values';
import { keptFields } from './kept-fields';
import { TagsField } from './TagsField';

/** Tags and notes of the team. */
export function TeamFields<Values extends KeptDraft>({ form }: { form: UseFormReturn<Values> }) {
  const { register, control, errors } = keptFields(form);
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
        help={roomLeft(notes, maxNotes) ?? 'For the team: not shown to the customer, who may ask you for them.'}
      />
    </>
  );
}
