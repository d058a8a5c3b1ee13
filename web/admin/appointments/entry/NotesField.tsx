import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../pieces/Field';
import { roomLeft, tooLong } from '../../pieces/text-room';
import type { AppointmentDraft } from './appointment-draft';

interface Props {
  form: UseFormReturn<AppointmentDraft>;
  max: number;
}

/** Notes of several lines, counted. */
export function NotesField({ form, max }: Props) {
  const notes = useWatch({ control: form.control, name: 'notes' });
  const fault = (text: string) => tooLong(text, max, 'a note');
  return (
    <Field
      label="Notes"
      multiline
      minRows={2}
      registered={form.register('notes', { validate: (text) => fault(text) ?? true })}
      error={fault(notes) ?? form.formState.errors.notes?.message}
      help={roomLeft(notes, max)}
    />
  );
}
