import { type RefObject, useLayoutEffect, useState } from 'react';

const spare = 8;

/** Which of `count` rows of a fixed `height` (pixels) are on the screen or close to it, as [first, behind the last]. */
export function useVisible(list: RefObject<HTMLElement | null>, count: number, height: number): [number, number] {
  const [range, setRange] = useState<[number, number]>([0, Math.min(count, 30)]);
  useLayoutEffect(() => {
    function measure() {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor((-top / height - spare) / 4) * 4);
      const to = Math.min(count, Math.ceil(((innerHeight - top) / height + spare) / 4) * 4);
      setRange(before => (before[0] === from && before[1] === to ? before : [from, to]));
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
