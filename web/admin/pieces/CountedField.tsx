import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { Field } from './Field';
import { roomLeft, tooLong } from './text-room';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  /** Characters that the text has at most, and what it is, as in 'a name'. */
  max: number;
  what: string;
  /** Another rule: true, or what is wrong. */
  validate?: (text: string) => true | string;
  error: string | undefined;
  help?: string;
  autoFocus?: boolean;
}

/** A text field that says how much room is left, and takes what is too long whole, so that nothing is cut unseen. */
export function CountedField<Values extends FieldValues>({
  control,
  name,
  max,
  what,
  validate = () => true,
  error,
  help,
  ...field
}: Props<Values>) {
  const text: string = useWatch({ control, name });
  const registered = control.register(name, {
    validate: (typed: string) => tooLong(typed, max, what) ?? validate(typed),
  });
  return (
    <Field
      {...field}
      registered={registered}
      error={tooLong(text, max, what) ?? error}
      help={roomLeft(text, max) ?? help}
    />
  );
}
