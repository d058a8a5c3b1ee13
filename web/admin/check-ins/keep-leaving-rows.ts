import type { CheckIn } from './statuses';

/** A row of the list; `isLeaving`: it is gone on the server and keeps its place for a moment. */
export interface ListRow {
  checkIn: CheckIn;
  isLeaving: boolean;
}

/**
 * The rows to show next, in the order of `next`. Removed rows stay in place, so that nothing moves under a
 * pointer about to click.
 */
export function keepLeavingRows(current: readonly ListRow[], next: readonly CheckIn[]): ListRow[] {
  const ids = new Set(next.map(({ id }) => id));
  const rows = next.map((checkIn): ListRow => ({ checkIn, isLeaving: false }));
  current.forEach(({ checkIn }, index) => {
    if (!ids.has(checkIn.id)) rows.splice(Math.min(index, rows.length), 0, { checkIn, isLeaving: true });
  });
  return rows;
}
