import { isWaiting, rowNotes, tellsCallUp } from './row-notes';
import type { CheckIn } from './statuses';

/** A row of the list; `isLeaving`: it is gone on the server and keeps its place for a moment. */
export interface ListRow {
  checkIn: CheckIn;
  isLeaving: boolean;
  /** The row as it was when it had more under it, whose height it keeps for a moment. */
  tallest?: CheckIn;
}

/** How much stands under a row: a text weighs more than the notes together. A party that waits may have the line of a call-up. */
const weightOf = (checkIn: CheckIn): number =>
  (checkIn.reply === null ? 0 : 10) +
  rowNotes(checkIn, 'UTC', 0).length +
  (tellsCallUp(checkIn) ? 1 : 0) +
  (isWaiting(checkIn) ? 1 : 0);

/**
 * The rows to show next while somebody works on the list: each stays where it is, those that are gone too, none gets lower,
 * and new ones come last, so that nothing moves under a pointer about to click.
 */
export function keepRows(current: readonly ListRow[], next: readonly CheckIn[]): ListRow[] {
  const latest = new Map(next.map((checkIn) => [checkIn.id, checkIn]));
  const rows = current.map(({ checkIn, tallest = checkIn }): ListRow => {
    const now = latest.get(checkIn.id) ?? checkIn;
    const row = { checkIn: now, isLeaving: !latest.has(checkIn.id) };
    latest.delete(checkIn.id);
    return weightOf(tallest) > weightOf(now) ? { ...row, tallest } : row;
  });
  return [...rows, ...[...latest.values()].map((checkIn) => ({ checkIn, isLeaving: false }))];
}
