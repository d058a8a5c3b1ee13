import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useAllForms } from './use-all-forms';
import type { SignedUrl } from './use-signed-url';

const shape = { flex: { xs: '1 1 40%', sm: 'none' }, height: 'var(--touch)' } as const;

interface DayProps {
  label: 'From' | 'To';
  value: string | null;
  min: string | null;
  max: string | null;
  onChange: (day: string | null) => void;
}

const Day = ({ label, value, min, max, onChange }: DayProps) => (
  <OutlinedInput
    type="date"
    startAdornment={<InputAdornment position="start">{label}</InputAdornment>}
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value || null)}
    slotProps={{ input: { 'aria-label': label, min: min ?? undefined, max: max ?? undefined } }}
    sx={shape}
  />
);

/** One form, and from which day to which. */
export function SignedFilters({ url: { filter, change } }: { url: SignedUrl }) {
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
      <Day
        label="From"
        value={filter.from}
        min={null}
        max={filter.to}
        onChange={(from) => change({ from, ...(from && filter.to && from > filter.to && { to: from }) })}
      />
      <Day
        label="To"
        value={filter.to}
        min={filter.from}
        max={null}
        onChange={(to) => change({ to, ...(to && filter.from && to < filter.from && { from: to }) })}
      />
    </>
  );
}
