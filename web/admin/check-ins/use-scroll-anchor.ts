import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowAt, topOf, type RowOffsets } from './row-offsets';

/** Height of the bar over the list, in pixels. */
const barHeight = 64;
/** Smaller moves are the rounding of a scroll. */
const rounding = 2;

export interface Layout {
  /** Ids of the loaded rows, from row `skip` on. */
  ids: readonly string[];
  skip: number;
  offsets: RowOffsets;
  /** Pixels of what stands before the list and counts as rows of it. */
  lead?: number;
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

const scrolledBy = (scroller: Window | HTMLElement): number =>
  scroller instanceof Window ? scroller.scrollY : scroller.scrollTop;

/** Scrolls with the row at or under `y`, in pixels of the list; returns the rows that moved on the screen all the same. */
export function followRow(before: Layout, after: Layout, y: number, scroller: Window | HTMLElement): string[] {
  const shift = y > 0 ? shiftOf(before, after, y) : 0;
  const scrolled = scrolledBy(scroller);
  if (shift !== 0) scroller.scrollBy({ top: shift, behavior: 'instant' });
  return movedRows(before, after, scrolled - scrolledBy(scroller));
}

/**
 * Scrolls with the row at `pointer` when rows over it come, go or grow, without a pointer with the first visible one. At the top of the list only
 * a pointer holds it. `onMove` gets the rows that moved on the screen all the same.
 */
export function useScrollAnchor(
  list: RefObject<HTMLElement | null>,
  pointer: RefObject<number | null>,
  layout: Layout,
  onMove: (ids: readonly string[]) => void,
): void {
  const { ids, skip, offsets, lead = 0 } = layout;
  const last = useRef<Layout>({ ids, skip, offsets });
  useLayoutEffect(() => {
    const before = last.current;
    const after = { ids, skip, offsets };
    last.current = after;
    if (before.ids === ids) return;
    const top = list.current?.getBoundingClientRect().top ?? barHeight;
    onMove(followRow(before, after, (pointer.current ?? barHeight) - top + lead, window));
  }, [list, pointer, ids, skip, offsets, lead, onMove]);
}
