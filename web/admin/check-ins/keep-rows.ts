import { hasSignLine, isWaiting, rowNotes, tellsCallUp } from './row-notes';
import type { CheckIn } from './statuses';

/** A row of the list; `isLeaving`: it is gone on the server and keeps its place for a moment. */
export interface ListRow {
  checkIn: CheckIn;
  isLeaving: boolean;
  /** The row as it was when it had more or less under it, whose height it keeps for a moment. */
  kept?: CheckIn;
  /** The row as it was when it took its place among those who are expected, which it keeps for a moment. */
  placed?: CheckIn;
}

/** How much the texts, notes and signs under a row's name take: a text more than all others together. */
const stripOf = (checkIn: CheckIn): number =>
  (checkIn.reply === null ? 0 : 10) + rowNotes(checkIn, 'UTC', 0).length + (hasSignLine(checkIn, true) ? 1 : 0);

/** Whose text, notes and signs stand under a row's name: the latest, unless the height that it keeps has no room for them. */
export const toldIn = ({ checkIn, kept = checkIn }: ListRow): CheckIn =>
  stripOf(kept) < stripOf(checkIn) ? kept : checkIn;

/** A party that waits may have the line of a call-up. */
const losesLine = (before: CheckIn, now: CheckIn): boolean =>
  (tellsCallUp(before) && !tellsCallUp(now)) || (isWaiting(before) && !isWaiting(now));

/**
 * The rows to show next while somebody works on the list: each stays where it is, those that are gone too, and new ones come last, so that nothing
 * moves under a pointer about to click. None gets lower, and none over the row of `pointerId` higher; without it, none at all.
 */
export function keepRows(
  current: readonly ListRow[],
  next: readonly CheckIn[],
  pointerId: string | null = null,
): ListRow[] {
  const latest = new Map(next.map((checkIn) => [checkIn.id, checkIn]));
  let mayGrow = false;
  const rows = current.map(({ checkIn, kept = checkIn, placed = checkIn }): ListRow => {
    mayGrow ||= checkIn.id === pointerId;
    const now = latest.get(checkIn.id) ?? checkIn;
    const hasPlace = placed.status === now.status && placed.placeAt === now.placeAt;
    const row = { checkIn: now, isLeaving: !latest.has(checkIn.id), ...(hasPlace ? {} : { placed }) };
    latest.delete(checkIn.id);
    const more = stripOf(now) - stripOf(kept);
    const isLower = more < 0 || losesLine(kept, now);
    return isLower || (more > 0 && !mayGrow) ? { ...row, kept } : row;
  });
  return [...rows, ...[...latest.values()].map((checkIn) => ({ checkIn, isLeaving: false }))];
}
