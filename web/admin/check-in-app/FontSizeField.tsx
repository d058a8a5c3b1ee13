import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { maxFontSize } from '../limits';

interface Props {
  value: number;
  onChange: (size: number) => void;
}

/** Size of the header in pixels, 45 to 100. */
export function FontSizeField({ value, onChange }: Props) {
  const id = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600, fontSize: 'var(--text-s)' }}>
        <span id={id}>Font size</span>
        <span className="numbers">{value} px</span>
      </Box>
      <Box sx={{ paddingInline: 3 }}>
        <Slider
          value={value}
          min={45}
          max={maxFontSize}
          onChange={(_event, size) => onChange(size as number)}
          aria-labelledby={id}
          getAriaValueText={(size) => `${size} pixels`}
        />
      </Box>
    </Box>
  );
}
