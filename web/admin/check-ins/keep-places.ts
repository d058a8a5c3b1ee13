import type { CheckIn } from './statuses';

/** A row of the list; one that `isLeaving` is gone on the server and only keeps its place for a moment. */
export interface ShownRow {
  entry: CheckIn;
  isLeaving: boolean;
}

/**
 * The rows to show next. What has gone stays where it was, so that nothing slides under a pointer that is about to press;
 * what is there takes the order of `next`.
 */
export function keepPlaces(shown: readonly ShownRow[], next: readonly CheckIn[]): ShownRow[] {
  const there = new Set(next.map((entry) => entry.id));
  const rows = next.map((entry): ShownRow => ({ entry, isLeaving: false }));
  shown.forEach(({ entry }, place) => {
    if (!there.has(entry.id)) rows.splice(Math.min(place, rows.length), 0, { entry, isLeaving: true });
  });
  return rows;
}
