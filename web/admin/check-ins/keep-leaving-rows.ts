import type { CheckIn } from './statuses';

/** A row of the list; one that `isLeaving` is gone on the server and only keeps its place for a moment. */
export interface ListRow {
  checkIn: CheckIn;
  isLeaving: boolean;
}

/**
 * The rows to show next, in the order of `next`. A row that is no longer among them stays where it was, so that nothing slides under a
 * pointer that is about to press.
 */
export function keepLeavingRows(current: readonly ListRow[], next: readonly CheckIn[]): ListRow[] {
  const ids = new Set(next.map(({ id }) => id));
  const rows = next.map((checkIn): ListRow => ({ checkIn, isLeaving: false }));
  current.forEach(({ checkIn }, index) => {
    if (!ids.has(checkIn.id)) rows.splice(Math.min(index, rows.length), 0, { checkIn, isLeaving: true });
  });
  return rows;
}
