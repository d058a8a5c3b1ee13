import { clockTime } from '../../ui/clock-time';
import type { CheckIn } from './statuses';

const lateAfter = 30 * 60_000;

/** A wait as a range in words: 'about 10 to 15 min'. */
export function quoteWords({ lowMinutes: low, highMinutes: high }: NonNullable<CheckIn['quote']>): string {
  if (high === 0) return 'any moment now';
  if (low === 0) return `up to ${high} min`;
  return low === high ? `about ${low} min` : `about ${low} to ${high} min`;
}

export interface RowNote {
  kind: 'notes' | 'hold' | 'offline';
  text: string;
  isUrgent: boolean;
}

const isWaiting = ({ status }: Pick<CheckIn, 'status'>) => status === 'CHECKED_IN' || status === 'READY';

/**
 * Lines under a row: the party's notes; while it waits, that it asked for more time, or that a kiosk without network sent its check-in late.
 * Of past days (`now` null) only the notes.
 */
export function rowNotes(
  checkIn: Pick<CheckIn, 'status' | 'notes' | 'holdUntil' | 'receivedAt' | 'createdAt'>,
  timeZone: string,
  now: number | null,
): RowNote[] {
  const { holdUntil, receivedAt, createdAt } = checkIn;
  const notes: RowNote[] = checkIn.notes ? [{ kind: 'notes', text: checkIn.notes, isUrgent: false }] : [];
  if (now === null || !isWaiting(checkIn)) return notes;
  if (holdUntil)
    notes.push({
      kind: 'hold',
      text: `Asked for 10 more minutes, until ${clockTime(holdUntil, timeZone)}`,
      isUrgent: Date.parse(holdUntil) <= now,
    });
  if (receivedAt)
    notes.push({
      kind: 'offline',
      text: offlineWords(createdAt, receivedAt, timeZone),
      isUrgent: Date.parse(receivedAt) - Date.parse(createdAt) > lateAfter,
    });
  return notes;
}

/** 'Checked in offline at 9:12 AM, arrived 11:40 AM': at the kiosk, and on the server. */
const offlineWords = (createdAt: string, receivedAt: string, timeZone: string): string =>
  `Checked in offline at ${clockTime(createdAt, timeZone)}, arrived ${clockTime(receivedAt, timeZone)}`;
