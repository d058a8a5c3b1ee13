import { useLayoutEffect, useRef, useState } from 'react';

/** Used before measuring; the style hides what does not fit. */
const usualRows = 6;

/** How many rows fit between the head of the table and the end of its frame. All rows are equally high. */
export function useRows() {
  const frame = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(usualRows);
  useLayoutEffect(() => {
    const measure = () => {
      const row = frame.current?.querySelector('tbody tr')?.getBoundingClientRect();
      const box = frame.current?.getBoundingClientRect();
      const head = frame.current?.querySelector('thead')?.getBoundingClientRect();
      if (row && box && head && row.height > 0)
        setRows(Math.max(1, Math.floor((box.bottom - head.bottom + 1) / row.height)));
    };
    measure();
    void document.fonts?.ready.then(measure);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return { frame, rows };
}
