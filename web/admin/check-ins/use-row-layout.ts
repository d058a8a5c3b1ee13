import { useMemo } from 'react';
import type { ListRow } from './keep-rows';
import { remPixels, rowSizes, type ListShape } from './list-shape';
import { rowNotes } from './row-notes';
import { rowOffsets } from './row-offsets';

interface Options {
  rows: readonly ListRow[];
  /** The number of rows before the first of `rows`. */
  skip: number;
  shape: ListShape;
  hasPlaces: boolean;
  /** Id of the open card. */
  openId: string | null;
  timeZone: string;
  /** Epoch milliseconds; null on past days. */
  now: number | null;
}

/** The heights of the rows in pixels, known without measuring. `strips[n]` lies under the cells of `rows[n]`; `gap` is part of every height. */
export function useRowLayout({ rows, skip, shape, hasPlaces, openId, timeZone, now }: Options) {
  const rem = remPixels();
  const sizes = rowSizes[shape];
  const height = (hasPlaces ? sizes.row : sizes.rowWithoutPlace) * rem;
  const strips = useMemo(
    () =>
      rows.map(({ checkIn }) => {
        const own = (checkIn.reply === null ? 0 : sizes.reply) + rowNotes(checkIn, timeZone, now).length * sizes.note;
        return own === 0 ? 0 : (own + sizes.strip) * rem;
      }),
    [rows, timeZone, now, sizes, rem],
  );
  const offsets = useMemo(
    () =>
      rowOffsets(
        rows.map(({ checkIn }, index) => height + strips[index] + (checkIn.id === openId ? sizes.open * rem : 0)),
        skip,
        height,
      ),
    [rows, strips, skip, height, openId, sizes, rem],
  );
  return { height, gap: sizes.gap * rem, strips, offsets };
}
