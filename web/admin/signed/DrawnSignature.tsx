import Box from '@mui/material/Box';
import { pathOfStrokes } from '../../ui/path-of-strokes';

const pad = { width: 600, height: 200 };

/** A drawn signature as it was drawn. */
export const DrawnSignature = ({ strokes, name }: { strokes: string; name: string }) => (
  <Box
    component="svg"
    role="img"
    aria-label={`Signature of ${name}`}
    viewBox={`0 0 ${pad.width} ${pad.height}`}
    sx={{
      width: '100%',
      maxWidth: 420,
      border: '1px solid var(--color-line)',
      borderRadius: 1,
      background: '#fff',
    }}
  >
    <path
      d={pathOfStrokes(strokes)}
      fill="none"
      stroke="#1b1b1b"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
);
