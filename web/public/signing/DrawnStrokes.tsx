import { pathOfStrokes } from '../../ui/path-of-strokes';
import { paper } from './strokes';

/** A drawn signature as it was written. */
export const DrawnStrokes = ({ strokes, label }: { strokes: string; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    style={{ display: 'block', width: '100%', maxWidth: '26rem' }}
    viewBox={`0 0 ${paper.width} ${paper.height}`}
  >
    <path
      d={pathOfStrokes(strokes)}
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
