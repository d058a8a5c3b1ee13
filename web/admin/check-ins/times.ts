import { DateTime } from 'luxon';
import { clockTime } from '../../ui/clock-time';
import { toldWords } from './row-notes';
import type { CheckIn } from './statuses';

/** Full minutes between an instant and `now` (epoch milliseconds) in words: '0 min', '1 h 5 min'. */
export function elapsed(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A formatted day: 'Fri, Nov 20, 2026'. */
export const dayName = (date: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale('en-US').toFormat('ccc, LLL d, yyyy');

/**
 * The second line of a check-in's time, in pieces between which it may break: when it ended and by whom, or how long it has waited and was told to
 * wait. `now` is null on past days, where nobody waits.
 */
export function timeNote(entry: CheckIn, timeZone: string, now: number | null): string[] {
  const at = (instant: string | null, word: string) => (instant ? [`${word} ${clockTime(instant, timeZone)}`] : []);
  if (entry.status === 'SEATED') return at(entry.servicedAt, 'Seated');
  if (entry.status === 'CANCELED')
    return [...at(entry.canceledAt, 'Canceled'), ...(entry.cancelBy ? [`By ${entry.cancelBy}`] : [])];
  if (now === null) return [];
  if (entry.status === 'READY' && entry.readiedAt) return [`Ready for ${elapsed(entry.readiedAt, now)}`];
  const told = toldWords(entry.firstQuote);
  const waiting = `Waiting ${elapsed(entry.createdAt, now)}`;
  return told ? [`${waiting},`, told] : [waiting];
}

/** Whether a waiting party has waited for longer than it was told and than it asked for. */
export const isOverdue = ({ status, overdueAt }: CheckIn, now: number | null): boolean =>
  now !== null && status === 'CHECKED_IN' && overdueAt !== null && now > Date.parse(overdueAt);

/** An instant as 'Nov 21, 2026, 9:30 AM' in a time zone. */
export const moment = (instant: string, timeZone: string): string =>
  DateTime.fromISO(instant, { zone: timeZone }).setLocale('en-US').toFormat('LLL d, yyyy, h:mm a');
