import type { ReactNode } from 'react';
import { topOf } from '../row-offsets';
import type { Layout } from '../use-scroll-anchor';
import type { PlacedArrivals } from './place-arrivals';
import type { ArrivalLine, ExpectedArrival } from './keep-arrivals';

/** What the list of the queue shows between its rows: who is expected for an appointment. Its script comes late. */
export interface ExpectedRows {
  arrivals: readonly ExpectedArrival[];
  /** Pixels that each takes. */
  height: number;
  /** One under another from `top` pixels of the list on. */
  draw: (lines: readonly ArrivalLine[], top: number) => ReactNode;
  /** A block before the list, or at its end. */
  drawBlock: (lines: readonly ArrivalLine[], isEnd: boolean) => ReactNode;
}

/** The line of an arrival in that layout: a party may have the same id. */
export const lineOf = ({ id }: Pick<ExpectedArrival, 'id'>): string => `arrival-${id}`;

/** The layout of the list with those who are expected as rows of their own, each `height` pixels high: before it, under the row that they follow, at its end. */
export function withExpected(
  { ids, skip, offsets }: Layout,
  { before, after, end }: PlacedArrivals<{ arrival: Pick<ExpectedArrival, 'id'> }>,
  height: number,
): Layout {
  const lead = before.length * height;
  const from = (expected: readonly { arrival: Pick<ExpectedArrival, 'id'> }[], top: number) =>
    expected.map(({ arrival }, place) => ({ id: lineOf(arrival), top: top + place * height }));
  const lines = ids.flatMap((id, index) => {
    const expected = after.get(id) ?? [];
    const bottom = lead + topOf(offsets, skip + index + 1);
    return [{ id, top: lead + topOf(offsets, skip + index) }, ...from(expected, bottom - expected.length * height)];
  });
  const bottom = lead + topOf(offsets, skip + ids.length);
  const all = [...from(before, 0), ...lines, ...from(end, bottom)];
  const tops = [...all.map(({ top }) => top), bottom + end.length * height];
  return { ids: all.map(({ id }) => id), skip, offsets: { ...offsets, tops }, lead };
}
