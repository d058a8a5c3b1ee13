import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { asColor } from './colors';
import { Field } from './Field';

export interface Swatch {
  /** '#rrggbb' */
  color: string;
  name: string;
}
interface Props {
  swatches: readonly Swatch[];
  registered: UseFormRegisterReturn;
  value: string;
  error?: string;
  onPick: (color: string) => void;
  /** What to know of the color. */
  children?: ReactNode;
}

const square = { width: 44, height: 44, borderRadius: 1, cursor: 'pointer' };

/** Swatches, the browser's own picker, and #rrggbb typed. */
export function ColorField({ swatches, registered, value, error, onPick, children }: Props) {
  const group = useId();
  const color = asColor(value);
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Box component="legend" sx={{ padding: 0, marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)' }}>
        Color
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, var(--touch))', gap: 2 }}>
        {swatches.map((swatch) => (
          <Box
            key={swatch.color}
            component="label"
            title={swatch.name}
            style={{ background: swatch.color }}
            sx={{
              ...square,
              position: 'relative',
              border: '1px solid var(--color-line-strong)',
              '&:has(:checked)': { outline: '3px solid var(--color-primary)', outlineOffset: '2px' },
              '&:has(:focus-visible)': { outline: '3px solid var(--color-focus)', outlineOffset: '3px' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={group}
              aria-label={swatch.name}
              checked={swatch.color === color}
              onChange={() => onPick(swatch.color)}
              sx={{
                position: 'absolute',
                inset: 0,
                opacity: 0,
                margin: 0,
                width: '100%',
                height: '100%',
                cursor: 'pointer',
              }}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 56px', gap: 2, alignItems: 'start' }}>
        <Field label="Color as #rrggbb" registered={registered} error={error} maxLength={7} />
        <Box
          component="input"
          type="color"
          aria-label="Any color"
          value={color ?? '#cccccc'}
          onChange={(event) => onPick(event.target.value)}
          sx={{
            width: 56,
            height: 56,
            marginTop: '25px',
            padding: '4px',
            border: '1px solid var(--color-line-strong)',
            borderRadius: 1,
            background: 'var(--color-surface)',
            cursor: 'pointer',
            boxSizing: 'border-box',
          }}
        />
      </Box>
      {children}
    </Box>
  );
}
