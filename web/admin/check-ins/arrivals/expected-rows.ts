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

type Placed = PlacedArrivals<{ arrival: Pick<ExpectedArrival, 'id'> }>;
const linesOf = (expected: readonly { arrival: Pick<ExpectedArrival, 'id'> }[]) =>
  expected.map(({ arrival }) => lineOf(arrival));

/** The ids of the rows with those who are expected among them. They stay the same while cards are opened and closed. */
export const idsWithExpected = (ids: readonly string[], { before, after, end }: Placed): string[] => [
  ...linesOf(before),
  ...ids.flatMap((id) => [id, ...linesOf(after.get(id) ?? [])]),
  ...linesOf(end),
];

/** Where those rows stand, each expected one `height` pixels high: before it, under the row that they follow, at its end. */
export function withExpected(
  { ids, skip, offsets }: Layout,
  { before, after, end }: Placed,
  height: number,
): Omit<Layout, 'ids'> {
  const lead = before.length * height;
  const topsFrom = (expected: readonly unknown[], top: number) => expected.map((_one, place) => top + place * height);
  const tops = ids.flatMap((id, index) => {
    const expected = after.get(id) ?? [];
    const bottom = lead + topOf(offsets, skip + index + 1);
    return [lead + topOf(offsets, skip + index), ...topsFrom(expected, bottom - expected.length * height)];
  });
  const bottom = lead + topOf(offsets, skip + ids.length);
  const all = [...topsFrom(before, 0), ...tops, ...topsFrom(end, bottom), bottom + end.length * height];
  return { skip, offsets: { ...offsets, tops: all }, lead };
}
