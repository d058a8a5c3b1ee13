import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../pieces/Field';
import { asColor, contrastHint, swatches } from './colors';

interface Props {
  registered: UseFormRegisterReturn;
  value: string;
  error?: string;
  onPick: (color: string) => void;
}

const square = { width: 44, height: 44, borderRadius: 1, cursor: 'pointer' };

/** Swatches, the browser's own picker, and #rrggbb typed; shows how readable the color is. */
export function ColorField({ registered, value, error, onPick }: Props) {
  const group = useId();
  const color = asColor(value);
  const hint = color && contrastHint(color);
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
      {hint && color && (
        <Box
          role="status"
          sx={{
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            fontSize: 'var(--text-s)',
            color: hint.isFaint ? 'var(--color-attention)' : 'var(--color-text-soft)',
          }}
        >
          <Box
            aria-hidden
            style={{ background: color, color: hint.ink }}
            sx={{
              ...square,
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              fontWeight: 700,
              cursor: 'default',
              border: '1px solid var(--color-line)',
            }}
          >
            Aa
          </Box>
          {hint.isFaint && <WarningIcon fontSize="small" />}
          <span>{hint.text}</span>
        </Box>
      )}
    </Box>
  );
}
