import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame';
import { latePart } from './late';
import { LateSkeleton } from './LateSkeleton';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a string with HTML, '' when empty. */
  name: FieldPathByValue<Values, string>;
  label: string;
  help?: string;
  /** Characters, markup included, as the server counts them. */
  max: number;
}

const RichTextEditor = latePart(() => import('./rich-text/RichTextEditor'), 'RichTextEditor', {
  failed: 'The editor could not be loaded. What you typed is kept.',
  waiting: <LateSkeleton rows={1} height={240} />,
});

const inWords = (count: number) => count.toLocaleString('en-US');

/** A labelled rich text of a form. */
export function RichTextField<Values extends FieldValues>({ control, name, label, help, max }: Props<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (html: string) =>
        html.length <= max || `This text has at most ${inWords(max)} characters, formatting included.`,
    },
  });
  const length = (field.value as string).length;
  const count = length > max * 0.9 && `${inWords(length)} of ${inWords(max)} characters, formatting included`;
  const error = fieldState.error?.message;
  return (
    <FieldFrame label={label} error={error} help={count || help}>
      {(attributes) => (
        <RichTextEditor
          {...attributes}
          label={label}
          isInvalid={Boolean(error)}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onReady={field.ref}
        />
      )}
    </FieldFrame>
  );
}
