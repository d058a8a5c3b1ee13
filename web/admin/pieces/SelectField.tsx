import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from './FieldFrame';

interface Props {
  label: string;
  registered: UseFormRegisterReturn;
  options: readonly (readonly [value: string, name: string])[];
  error?: string;
  help?: string;
}

/** A labelled native select: quick on a phone and searchable by typing. */
export function SelectField({ label, registered, options, error, help }: Props) {
  const { ref, ...rest } = registered;
  return (
    <FieldFrame label={label} error={error} help={help}>
      {(attributes) => (
        <NativeSelect input={<OutlinedInput />} inputRef={ref} inputProps={attributes} {...rest}>
          <option value="">Choose …</option>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
