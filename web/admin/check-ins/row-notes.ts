import { clockTime } from '../../ui/clock-time';
import type { CheckIn } from './statuses';

const staleAfter = 30 * 60_000;

/** A wait as a range in words: 'about 10 to 15 min'. */
export function quoteWords({ lowMinutes: low, highMinutes: high }: NonNullable<CheckIn['quote']>): string {
  if (high === 0) return 'any moment now';
  if (low === 0) return `up to ${high} min`;
  return low === high ? `about ${low} min` : `about ${low} to ${high} min`;
}

export type RowNote = { kind: 'hold' | 'offline'; text: string; isUrgent: boolean };

const isWaiting = ({ status }: Pick<CheckIn, 'status'>) => status === 'CHECKED_IN' || status === 'READY';

/** What a host should know about a party that waits: it asked for time, or its check-in came late from a kiosk without network. */
export function rowNotes(
  entry: Pick<CheckIn, 'status' | 'holdUntil' | 'receivedAt' | 'createdAt'>,
  timeZone: string,
  now: number | null,
): RowNote[] {
  if (now === null || !isWaiting(entry)) return [];
  const { holdUntil, receivedAt, createdAt } = entry;
  const notes: RowNote[] = [];
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
      isUrgent: Date.parse(receivedAt) - Date.parse(createdAt) > staleAfter,
    });
  return notes;
}

/** 'Checked in offline at 9:12 AM, arrived 11:40 AM': when it was made and when it reached the server. */
const offlineWords = (createdAt: string, receivedAt: string, timeZone: string): string =>
  `Checked in offline at ${clockTime(createdAt, timeZone)}, arrived ${clockTime(receivedAt, timeZone)}`;
