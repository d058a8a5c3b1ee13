import './check-in-fonts.css';
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { CheckInFont } from '../../schema.generated';

interface Props {
  value: CheckInFont;
  onChange: (font: CheckInFont) => void;
}

const fonts: readonly { font: CheckInFont; name: string; face: string }[] = [
  { font: 'SANS', name: 'Sans', face: 'var(--font)' },
  { font: 'ALEX_BRUSH', name: 'Alex Brush', face: "'Alex Brush', cursive" },
  { font: 'MODERN', name: 'Modern', face: "'Poiret One', var(--font)" },
  { font: 'PENMANSHIP', name: 'Penmanship', face: "'Yellowtail', cursive" },
];

/** The four typefaces of the header, each shown in its own typeface. */
export function FontPicker({ value, onChange }: Props) {
  const group = useId();
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)' }}>
        Font
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {fonts.map(({ font, name, face }) => (
          <Box
            key={font}
            component="label"
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              minHeight: 60,
              paddingInline: 2,
              border: '1px solid var(--color-line-strong)',
              borderRadius: 1,
              cursor: 'pointer',
              fontFamily: face,
              fontSize: 24,
              lineHeight: 1.1,
              textAlign: 'center',
              background: 'var(--color-surface)',
              '&:has(:checked)': {
                borderColor: 'var(--color-primary)',
                boxShadow: 'inset 0 0 0 1px var(--color-primary)',
                background: 'var(--color-primary-soft)',
                color: 'var(--color-primary-dark)',
              },
              '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={group}
              checked={font === value}
              onChange={() => onChange(font)}
              sx={{
                position: 'absolute',
                inset: 0,
                width: '100%',
                height: '100%',
                margin: 0,
                opacity: 0,
                cursor: 'pointer',
              }}
            />
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
