import { clockTime } from '../../ui/clock-time';
import { relativeTime } from '../check-in-app/relative-time';
import { tellsCallUp } from './row-notes';
import type { CheckIn, Status } from './statuses';

const minute = 60_000;
const expiry = 48 * 60 * minute;
const pause = 3 * minute;

type CallUpTimes = Pick<CheckIn, 'notifiedAt' | 'createdAt'>;

/** Why a party in `status` cannot be called up, in a sentence; null if it can. `now` in epoch milliseconds. */
export function callUpRefusal(entry: CallUpTimes, status: Status, now: number): string | null {
  if (status === 'SEATED') return 'The party is seated.';
  if (status === 'CANCELED') return 'The check-in is canceled.';
  if (now - Date.parse(entry.createdAt) > expiry) return 'The check-in is more than 48 hours old.';
  return null;
}

/** In how many minutes a party that was called up can be called up again; 0 for now. */
export const minutesToNext = ({ notifiedAt }: CallUpTimes, now: number): number =>
  notifiedAt
    ? Math.max(0, Math.ceil((Date.parse(notifiedAt) + pause - Math.max(now, Date.parse(notifiedAt))) / minute))
    : 0;

/** Whether a row offers the call-up: the party waits or is ready, yesterday's too, and was not called up in the last 3 minutes. */
export const canCallUp = (entry: CheckIn, now: number): boolean =>
  minutesToNext(entry, now) === 0 && callUpRefusal(entry, entry.status, now) === null;

/** An automatic no-show can be undone until `undoUntil`. */
export const canUndoNoShow = ({ cancelBy, undoUntil }: CheckIn, now: number): boolean =>
  cancelBy === 'no-show' && undoUntil !== null && Date.parse(undoUntil) > now;

/** Whether the cell of the call-up holds anything: the button, when it was, its failure, or the undo of a no-show. */
export const hasCallUpCell = (entry: CheckIn, rights: { mayCallUp: boolean; maySetStatus: boolean }, now: number) =>
  tellsCallUp(entry) ||
  (rights.mayCallUp && canCallUp(entry, now)) ||
  (rights.maySetStatus && canUndoNoShow(entry, now));

/** When a party was called up: relative for 60 minutes or less ('5 minutes ago'), then by the clock. */
export function calledUpAt(notifiedAt: string, timeZone: string, now: number): string {
  const since = now - Date.parse(notifiedAt);
  if (since > 60 * minute) return clockTime(notifiedAt, timeZone);
  return since >= 60 * minute ? '60 minutes ago' : relativeTime(notifiedAt, now);
}
