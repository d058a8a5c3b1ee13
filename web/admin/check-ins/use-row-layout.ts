import { useMemo } from 'react';
import { cardLines, extraLine, screenWidth } from './card-lines';
import { hasCallUpCell } from './call-up';
import type { ListRow } from './keep-rows';
import { remPixels, rowSizes, type ListShape } from './list-shape';
import { hasSignLine, rowNotes, tellsCallUp } from './row-notes';
import { rowOffsets } from './row-offsets';
import type { CheckIn } from './statuses';

interface Options {
  rows: readonly ListRow[];
  /** The number of rows before the first of `rows`. */
  skip: number;
  shape: ListShape;
  hasPlaces: boolean;
  /** Ids of the open cards. */
  openIds: ReadonlySet<string>;
  rights: { mayCallUp: boolean; maySetStatus: boolean };
  timeZone: string;
  /** Epoch milliseconds. */
  clock: number;
  isToday: boolean;
  /** Pixels that stand between the row of a check-in and the next one. */
  trailOf: (id: string) => number;
}

/** The heights of the rows in pixels, known without measuring. `strips[n]` lies under the cells of `rows[n]`; `gap` is part of every height. */
export function useRowLayout({
  rows,
  skip,
  shape,
  hasPlaces,
  openIds,
  rights,
  timeZone,
  clock,
  isToday,
  trailOf,
}: Options) {
  const now = isToday ? clock : null;
  const rem = remPixels();
  const width = screenWidth();
  const sizes = rowSizes[shape];
  const height = (hasPlaces ? sizes.row : sizes.rowWithoutPlace) * rem;
  const strips = useMemo(
    () =>
      rows.map(({ checkIn, kept = checkIn }) => {
        const more = (text: string, kind: 'note' | 'reply') =>
          openIds.has(checkIn.id) ? (cardLines(text, kind, width) - 1) * extraLine[kind] : 0;
        const reply = kept.reply === null ? 0 : sizes.reply + more(kept.reply, 'reply');
        const notes = rowNotes(kept, timeZone, now).map(({ text }) => sizes.note + more(text, 'note'));
        const own = notes.reduce((sum, note) => sum + note, reply);
        return own === 0 ? 0 : (own + sizes.strip) * rem;
      }),
    [rows, timeZone, now, openIds, width, sizes, rem],
  );
  const offsets = useMemo(
    () =>
      rowOffsets(
        rows.map(({ checkIn, kept = checkIn }, index) => {
          const isOpen = openIds.has(checkIn.id);
          const either = (has: (party: CheckIn) => boolean) => has(checkIn) || has(kept);
          const callUp = isOpen
            ? either((party) => hasCallUpCell(party, rights, clock)) && sizes.openCallUp
            : either(tellsCallUp) && sizes.callUp;
          const signs = hasSignLine(kept, isToday) ? sizes.signs : 0;
          const lines = (isOpen ? sizes.open : 0) + (callUp || 0) + signs;
          return height + trailOf(checkIn.id) + strips[index] + lines * rem;
        }),
        skip,
        height,
      ),
    [rows, strips, skip, height, openIds, rights, clock, isToday, sizes, rem, trailOf],
  );
  return { height, gap: sizes.gap * rem, strips, offsets };
}
