import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowAt, type Places } from './row-heights';

const spare = 8;

/** Which of `count` rows are on the screen or close to it, as [first, behind the last]. */
export function useVisible(list: RefObject<HTMLElement | null>, count: number, places: Places): [number, number] {
  const [range, setRange] = useState<[number, number]>([0, Math.min(count, 30)]);
  const latest = useRef(places);
  useLayoutEffect(() => {
    latest.current = places;
  });
  const { height } = places;
  useLayoutEffect(() => {
    function measure() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor((rowAt(latest.current, Math.max(0, -top)) - spare) / 4) * 4);
      const to = Math.min(
        count,
        Math.ceil((rowAt(latest.current, Math.max(0, innerHeight - top)) + 1 + spare) / 4) * 4,
      );
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
