import useMediaQuery from '@mui/material/useMediaQuery';
import { media } from '../../ui/breakpoints';

/** Cards that open on a phone, rows on a tablet, rows with a column for everything on a desk. */
export type ListShape = 'cards' | 'double' | 'single';

/** Heights in rem; a gap is part of the row above it. */
interface RowSizes {
  row: number;
  rowWithoutPlace: number;
  gap: number;
  /** What an open card has more, and how high its line of the call-up is. */
  open: number;
  openCallUp: number;
  /** Height of a strip: padding, an unanswered text, each note. */
  strip: number;
  reply: number;
  note: number;
  /** The line of the signs, where they do not stand beside the name. */
  signs: number;
  /** The line of a call-up, where it has no column. */
  callUp: number;
}

export const rowSizes: Record<ListShape, RowSizes> = {
  single: {
    row: 3.25,
    rowWithoutPlace: 3.25,
    gap: 0,
    open: 0,
    openCallUp: 0,
    strip: 0,
    reply: 3.25,
    note: 1.375,
    signs: 1.25,
    callUp: 0,
  },
  double: {
    row: 3.25,
    rowWithoutPlace: 3.25,
    gap: 0,
    open: 0,
    openCallUp: 0,
    strip: 0,
    reply: 3.25,
    note: 1.375,
    signs: 1.25,
    callUp: 0,
  },
  cards: {
    row: 5.25,
    rowWithoutPlace: 4.25,
    gap: 0.5,
    open: 3,
    openCallUp: 3.625,
    strip: 0,
    reply: 5.25,
    note: 1.25,
    signs: 1.25,
    callUp: 1.25,
  },
};

/** Pixels of one rem in this browser. */
export const remPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export function useListShape(): ListShape {
  const isPhone = useMediaQuery(media.phone, { noSsr: true });
  const isDesk = useMediaQuery(media.board, { noSsr: true });
  if (isPhone) return 'cards';
  return isDesk ? 'single' : 'double';
}
