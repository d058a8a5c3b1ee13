import { useMemo } from 'react';
import type { ListRow } from './keep-rows';
import { remPixels, rowSizes, type ListShape } from './list-shape';
import { rowNotes, tellsCallUp } from './row-notes';
import { rowOffsets } from './row-offsets';

interface Options {
  rows: readonly ListRow[];
  /** The number of rows before the first of `rows`. */
  skip: number;
  shape: ListShape;
  hasPlaces: boolean;
  /** Ids of the open cards. */
  openIds: ReadonlySet<string>;
  timeZone: string;
  /** Epoch milliseconds; null on past days. */
  now: number | null;
}

/** The heights of the rows in pixels, known without measuring. `strips[n]` lies under the cells of `rows[n]`; `gap` is part of every height. */
export function useRowLayout({ rows, skip, shape, hasPlaces, openIds, timeZone, now }: Options) {
  const rem = remPixels();
  const sizes = rowSizes[shape];
  const height = (hasPlaces ? sizes.row : sizes.rowWithoutPlace) * rem;
  const strips = useMemo(
    () =>
      rows.map(({ checkIn, kept = checkIn }) => {
        const own = (kept.reply === null ? 0 : sizes.reply) + rowNotes(kept, timeZone, now).length * sizes.note;
        return own === 0 ? 0 : (own + sizes.strip) * rem;
      }),
    [rows, timeZone, now, sizes, rem],
  );
  const offsets = useMemo(
    () =>
      rowOffsets(
        rows.map(({ checkIn, kept = checkIn }, index) => {
          const hasCallUp = tellsCallUp(checkIn) || tellsCallUp(kept);
          const more = (openIds.has(checkIn.id) ? sizes.open : 0) + (hasCallUp ? sizes.callUp : 0);
          return height + strips[index] + more * rem;
        }),
        skip,
        height,
      ),
    [rows, strips, skip, height, openIds, sizes, rem],
  );
  return { height, gap: sizes.gap * rem, strips, offsets };
}
