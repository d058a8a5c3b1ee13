import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  label: string;
  registered: UseFormRegisterReturn;
  options: readonly (readonly [value: string, name: string])[];
  error?: string;
  help?: string;
}

/** A labelled native select: quick on a phone and searchable by typing. */
export function SelectField({ label, registered, options, error, help }: Props) {
  const id = useId();
  const { ref, ...rest } = registered;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel
        htmlFor={id}
        sx={{ marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputRef={ref}
        inputProps={{ id, 'aria-describedby': error || help ? `${id}-help` : undefined }}
        {...rest}
      >
        <option value="">Choose …</option>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {(error || help) && <FormHelperText id={`${id}-help`}>{error || help}</FormHelperText>}
    </FormControl>
  );
}
