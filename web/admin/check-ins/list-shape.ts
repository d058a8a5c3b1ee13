import useMediaQuery from '@mui/material/useMediaQuery';
import { media } from '../../ui/breakpoints';

/** Cards on a phone, rows of two lines on a tablet, rows of one line on a desk. */
export type ListShape = 'cards' | 'double' | 'single';

/** Heights in rem; a gap is part of the row above it. */
interface RowSizes {
  row: number;
  rowWithoutPlace: number;
  gap: number;
  /** Height of a strip: padding, an unanswered text, each note. */
  strip: number;
  reply: number;
  note: number;
}

export const rowSizes: Record<ListShape, RowSizes> = {
  single: { row: 4.75, rowWithoutPlace: 4.75, gap: 0, strip: 0, reply: 3.25, note: 1.75 },
  double: { row: 8, rowWithoutPlace: 8, gap: 0, strip: 0, reply: 3.25, note: 1.75 },
  cards: { row: 14.25, rowWithoutPlace: 10.5, gap: 0.75, strip: 0.75, reply: 5, note: 1.75 },
};

/** Pixels of one rem in this browser. */
export const remPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export function useListShape(): ListShape {
  const isPhone = useMediaQuery(media.phone, { noSsr: true });
  const isDesk = useMediaQuery(media.board, { noSsr: true });
  if (isPhone) return 'cards';
  return isDesk ? 'single' : 'double';
}
