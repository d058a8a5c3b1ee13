import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowAt, type RowOffsets } from './row-offsets';

/** Rows drawn beyond each edge of the screen, and the step in which the range moves. */
const overscan = 8;
const granularity = 4;

/** The range of `count` rows on or near the screen, end exclusive. */
export function useVisibleRange(
  list: RefObject<HTMLElement | null>,
  count: number,
  offsets: RowOffsets,
): [number, number] {
  const [range, setRange] = useState<[number, number]>([0, Math.min(count, 30)]);
  const latest = useRef(offsets);
  useLayoutEffect(() => {
    latest.current = offsets;
  });
  const { height } = offsets;
  useLayoutEffect(() => {
    function measure() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const first = rowAt(latest.current, Math.max(0, -top)) - overscan;
      const last = rowAt(latest.current, Math.max(0, innerHeight - top)) + 1 + overscan;
      const from = Math.max(0, Math.floor(first / granularity) * granularity);
      const to = Math.min(count, Math.ceil(last / granularity) * granularity);
      setRange((before) => (before[0] === from && before[1] === to ? before : [from, to]));
    }
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [list, count, height]);
  return range;
}
