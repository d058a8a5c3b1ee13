import type { FieldPathByValue, UseFormReturn } from 'react-hook-form';
import { maxFormText, maxFormTitle } from '../limits';
import { CountedField } from '../pieces/CountedField';
import { RichTextField } from '../pieces/RichTextField';

interface Text {
  name: string;
  content: string;
}
interface Props<Draft extends Text> {
  form: UseFormReturn<Draft>;
  /** The title alone. */
  isPdf?: boolean;
}

/** Title and text of a form. */
export function FormTextFields<Draft extends Text>({ form: { control, formState }, isPdf = false }: Props<Draft>) {
  return (
    <>
      <CountedField
        control={control}
        name={'name' as FieldPathByValue<Draft, string>}
        label="Title"
        autoFocus
        max={maxFormTitle}
        what="a title"
        validate={(title) => title.trim() !== '' || 'Enter the title.'}
        error={formState.errors.name?.message as string | undefined}
      />
      {!isPdf && (
        <RichTextField
          control={control}
          name={'content' as FieldPathByValue<Draft, string>}
          label="Content"
          max={maxFormText}
        />
      )}
    </>
  );
}
