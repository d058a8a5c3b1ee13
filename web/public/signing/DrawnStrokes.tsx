import { pathOfStrokes } from '../../ui/path-of-strokes';
import { paper } from './strokes';
import style from './DrawnStrokes.module.css';

/** A drawn signature as it was written. */
export const DrawnStrokes = ({ strokes, label }: { strokes: string; label: string }) => (
  <svg role="img" aria-label={label} className={style.drawn} viewBox={`0 0 ${paper.width} ${paper.height}`}>
    <path d={pathOfStrokes(strokes)} />
  </svg>
);
