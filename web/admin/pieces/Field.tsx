import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type FocusEvent, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'multiline' | 'minRows' | 'disabled' | 'endAdornment'
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

/** A labelled text field of a form: label above, help or error below. Trims its value. */
export function Field({ label, registered, error, help, maxLength, keepSpaces = false, ...input }: Props) {
  const id = useId();
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
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel
        htmlFor={id}
        sx={{ marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        inputRef={ref}
        onBlur={trimAndBlur}
        onChange={onChange}
        {...rest}
        {...input}
        slotProps={{ input: { maxLength, 'aria-describedby': error || help ? `${id}-help` : undefined } }}
      />
      {(error || help) && <FormHelperText id={`${id}-help`}>{error || help}</FormHelperText>}
    </FormControl>
  );
}
