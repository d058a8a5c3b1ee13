import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  error?: string;
  help?: string;
  /** Gets the attributes that tie the input to its label and its help. */
  children: (attributes: { id: string; 'aria-describedby'?: string }) => ReactNode;
}

/** What stands around an input of a form: label above, help or error below. */
export function FieldFrame({ label, error, help, children }: Props) {
  const id = useId();
  const note = error || help;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel
        htmlFor={id}
        sx={{ marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      {children({ id, 'aria-describedby': note ? `${id}-help` : undefined })}
      {note && <FormHelperText id={`${id}-help`}>{note}</FormHelperText>}
    </FormControl>
  );
}
