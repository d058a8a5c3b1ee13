import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from './FieldFrame';

type Props = Pick<
  OutlinedInputProps,
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'multiline'
  | 'minRows'
  | 'disabled'
  | 'startAdornment'
  | 'endAdornment'
> & {
  label: string;
  /** Result of `form.register(name)`. */
  registered: UseFormRegisterReturn;
  error?: string;
  help?: string;
  maxLength?: number;
  /** For passwords, which may begin or end with a space. */
  keepSpaces?: boolean;
};

/** A labelled text field of a form. Trims its value. */
export function Field({ label, registered, error, help, maxLength, keepSpaces = false, ...input }: Props) {
  const { ref, onBlur, onChange, ...rest } = registered;
  async function trimAndBlur(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const trimmed = event.target.value.trim();
    if (!keepSpaces && trimmed !== event.target.value) {
      event.target.value = trimmed;
      await onChange({ ...event, type: 'change' });
    }
    await onBlur(event);
  }
  return (
    <FieldFrame label={label} error={error} help={help}>
      {({ id, ...described }) => (
        <OutlinedInput
          id={id}
          inputRef={ref}
          onBlur={trimAndBlur}
          onChange={onChange}
          {...rest}
          {...input}
          slotProps={{ input: { maxLength, ...described } }}
        />
      )}
    </FieldFrame>
  );
}
