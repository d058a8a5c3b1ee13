import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowAt, topOf, type RowOffsets } from './row-offsets';

/** Height of the bar over the list, in pixels. */
const barHeight = 64;
/** Smaller moves are the rounding of a scroll. */
const rounding = 2;

interface Layout {
  /** Ids of the loaded rows, from row `skip` on. */
  ids: readonly string[];
  skip: number;
  offsets: RowOffsets;
}

/** How far the first row at or under `y` that is still there, and in the same order, has moved, in pixels. */
export function shiftOf(before: Layout, after: Layout, y: number): number {
  const places = new Map(after.ids.map((id, place) => [id, place]));
  const stayed = before.ids.flatMap((id, index) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ index, place }];
  });
  const inView = stayed.findIndex(({ index }) => before.skip + index >= rowAt(before.offsets, y));
  if (inView < 0) return 0;
  // One that was called up goes to the top of the list: following it, the host would lose sight of all others.
  const anchor = stayed.find(
    ({ place }, at) =>
      at >= inView && place > (stayed[at - 1]?.place ?? -1) && place < (stayed[at + 1]?.place ?? Infinity),
  );
  const { index, place } = anchor ?? stayed[inView];
  return topOf(after.offsets, after.skip + place) - topOf(before.offsets, before.skip + index);
}

/** Rows of `after` that stand elsewhere on the screen than before, which moved by `shift` pixels in all, or where another row stood. */
function movedRows(before: Layout, after: Layout, shift: number): string[] {
  const placeOf = new Map(before.ids.map((id, place) => [id, before.skip + place]));
  const [start, end] = [before.skip, before.skip + before.ids.length].map((place) => topOf(before.offsets, place));
  return after.ids.filter((id, index) => {
    const top = topOf(after.offsets, after.skip + index) + shift;
    const place = placeOf.get(id);
    return place === undefined ? top >= start && top < end : Math.abs(top - topOf(before.offsets, place)) > rounding;
  });
}

/**
 * Scrolls with the row at `pointer` when rows over it come, go or grow, without a pointer with the first visible one. At the top of the list only
 * a pointer holds it. `onMove` gets the rows that moved on the screen all the same.
 */
export function useScrollAnchor(
  list: RefObject<HTMLElement | null>,
  pointer: RefObject<number | null>,
  { ids, skip, offsets }: Layout,
  onMove: (ids: readonly string[]) => void,
): void {
  const last = useRef<Layout>({ ids, skip, offsets });
  useLayoutEffect(() => {
    const before = last.current;
    const after = { ids, skip, offsets };
    last.current = after;
    if (before.ids === ids) return;
    const top = list.current?.getBoundingClientRect().top ?? barHeight;
    const y = (pointer.current ?? barHeight) - top;
    const shift = y > 0 ? shiftOf(before, after, y) : 0;
    const scrolled = scrollY;
    if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
    onMove(movedRows(before, after, scrolled - scrollY));
  }, [list, pointer, ids, skip, offsets, onMove]);
}
