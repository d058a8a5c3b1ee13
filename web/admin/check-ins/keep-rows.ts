import type { CheckIn } from './statuses';

/** A row of the list; `isLeaving`: it is gone on the server and keeps its place for a moment. */
export interface ListRow {
  checkIn: CheckIn;
  isLeaving: boolean;
}

/**
 * The rows to show next while somebody works on the list: each stays where it is, those that are gone too, and new ones come
 * last, so that nothing moves under a pointer about to click.
 */
export function keepRows(current: readonly ListRow[], next: readonly CheckIn[]): ListRow[] {
  const latest = new Map(next.map((checkIn) => [checkIn.id, checkIn]));
  const rows = current.map(({ checkIn }): ListRow => {
    const now = latest.get(checkIn.id);
    latest.delete(checkIn.id);
    return { checkIn: now ?? checkIn, isLeaving: !now };
  });
  return [...rows, ...[...latest.values()].map((checkIn) => ({ checkIn, isLeaving: false }))];
}
