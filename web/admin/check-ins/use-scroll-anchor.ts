import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowAt, topOf, type RowOffsets } from './row-offsets';

/** Height of the bar over the list, in pixels. */
const barHeight = 64;

interface Layout {
  /** Ids of the loaded rows, from row `skip` on. */
  ids: readonly string[];
  skip: number;
  offsets: RowOffsets;
}

/** How far the first row at or under `y` that is still there has moved, in pixels. */
export function shiftOf(before: Layout, after: Layout, y: number): number {
  for (let index = rowAt(before.offsets, y); index < before.skip + before.ids.length; index += 1) {
    const place = after.ids.indexOf(before.ids[index - before.skip]);
    if (place >= 0) return topOf(after.offsets, after.skip + place) - topOf(before.offsets, index);
  }
  return 0;
}

/** Scrolls with the first visible row when rows over it come, go or grow. At the top of the list nothing is scrolled. */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, { ids, skip, offsets }: Layout): void {
  const last = useRef<Layout>({ ids, skip, offsets });
  useLayoutEffect(() => {
    const before = last.current;
    const after = { ids, skip, offsets };
    last.current = after;
    const y = barHeight - (list.current?.getBoundingClientRect().top ?? barHeight);
    const shift = y > 0 && before.ids !== ids ? shiftOf(before, after, y) : 0;
    if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
  }, [list, ids, skip, offsets]);
}
