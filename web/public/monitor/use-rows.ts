import { useLayoutEffect, useRef, useState } from 'react';
import type { Density } from './pages-of';

/** Heights in pixels, of names in full size. */
interface Heights {
  frame: number;
  head: number;
  row: number;
}

/** Used before measuring; the style hides what does not fit. */
const usual: Heights = { frame: 600, head: 0, row: 100 };

/** How many rows fit between the head of the table and the end of its frame. All rows are equally high. */
export function useRows() {
  const frame = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState(usual);
  useLayoutEffect(() => {
    const measure = () => {
      const heightOf = (selector: string) =>
        frame.current?.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      const scale = Number(frame.current?.dataset.scale);
      const next = {
        frame: frame.current?.getBoundingClientRect().height ?? 0,
        head: heightOf('thead') / scale,
        row: heightOf('tbody tr') / scale,
      };
      const isSame = (before: Heights) =>
        Math.abs(before.frame - next.frame) + Math.abs(before.head - next.head) + Math.abs(before.row - next.row) < 1;
      if (next.row > 0) setHeights((before) => (isSame(before) ? before : next));
    };
    measure();
    void document.fonts?.ready.then(measure);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  const rowsAt = ({ scale }: Density) =>
    Math.max(1, Math.floor((heights.frame - heights.head * scale + 1) / (heights.row * scale)));
  return { frame, rowsAt };
}
