import Box from '@mui/material/Box';

const pad = { width: 600, height: 200 };

/** The lines of a drawn signature as a path: 'M' to the begin of each, 'L' from point to point. A dot is a line to itself. */
export const pathOf = (strokes: string): string =>
  strokes
    .split(';')
    .map((line) => line.split(' ').filter((point) => /^\d+(?:\.\d+)?,\d+(?:\.\d+)?$/.test(point)))
    .filter((points) => points.length > 0)
    .map((points) => `M${(points.length === 1 ? [points[0], points[0]] : points).join('L')}`)
    .join('');

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
      d={pathOf(strokes)}
      fill="none"
      stroke="#1b1b1b"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
);
