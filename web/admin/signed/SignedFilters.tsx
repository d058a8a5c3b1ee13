import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useAllForms } from './use-all-forms';
import type { SignedUrl } from './use-signed-url';

const shape = { flex: { xs: '1 1 40%', sm: 'none' }, height: 'var(--touch)' } as const;

interface DayProps {
  label: 'From' | 'To';
  value: string | null;
  min?: string | null;
  max?: string | null;
  fault?: string | false;
  onChange: (day: string | null) => void;
}

function Day({ label, value, min, max, fault, onChange }: DayProps) {
  const id = useId();
  return (
    <FormControl error={Boolean(fault)} sx={{ flex: shape.flex }}>
      <OutlinedInput
        type="date"
        startAdornment={<InputAdornment position="start">{label}</InputAdornment>}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        slotProps={{
          input: {
            'aria-label': label,
            'aria-describedby': fault ? id : undefined,
            min: min ?? undefined,
            max: max ?? undefined,
          },
        }}
        sx={{ height: shape.height }}
      />
      {fault && (
        <FormHelperText id={id} role="alert">
          {fault}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** One form, and from which day to which. */
export function SignedFilters({ url: { filter, endsBeforeItBegins, change } }: { url: SignedUrl }) {
  const forms = useAllForms().forms ?? [];
  const isUnlisted = filter.formId !== null && !forms.some(({ id }) => id === filter.formId);
  return (
    <>
      <NativeSelect
        input={<OutlinedInput />}
        value={filter.formId ?? ''}
        inputProps={{ 'aria-label': 'Form' }}
        onChange={(event) => change({ form: event.target.value || null })}
        sx={{ ...shape, maxWidth: { sm: 220 } }}
      >
        <option value="">All forms</option>
        {isUnlisted && <option value={filter.formId!}>This form</option>}
        {forms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <Day label="From" value={filter.from} max={filter.to} onChange={(from) => change({ from })} />
      <Day
        label="To"
        value={filter.to}
        min={filter.from}
        fault={endsBeforeItBegins && 'Is before the first day'}
        onChange={(to) => change({ to })}
      />
    </>
  );
}
