import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

interface Props<Value extends string | number> {
  label: string;
  value: Value;
  /** Values with their words. */
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function ChoiceField<Value extends string | number>({ label, value, choices, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div>
      <FormLabel
        id={id}
        sx={{ display: 'block', marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={value}
        aria-labelledby={id}
        onChange={(_event, next: Value | null) => {
          if (next) onChange(next);
        }}
      >
        {choices.map(([each, word]) => (
          <ToggleButton
            key={each}
            value={each}
            sx={{ minHeight: 'var(--touch)', textTransform: 'none', fontSize: '0.9375rem' }}
          >
            {word}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
