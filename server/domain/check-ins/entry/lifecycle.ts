import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { StatusTimes } from './status-times.js';

/** Waiting or ready. */
export const isInQueue = (status: CheckInStatus): boolean =>
  status === CheckInStatus.CHECKED_IN || status === CheckInStatus.READY;

/** Why a party moves, for the event log: one that was called up and is put back in line takes its call back, whichever button did it. */
export const eventOf = (from: CheckInStatus, to: CheckInStatus): 'status' | 'undone' =>
  to === CheckInStatus.CHECKED_IN && (from === CheckInStatus.READY || from === CheckInStatus.SEATED)
    ? 'undone'
    : 'status';

export type CancelBy = 'host' | 'party' | 'no-show';

/**
 * Status and times after a change to `to` at `now` (specification 001 section 4, ruling 11). Repeating the same status changes nothing.
 * `seated` sets the service time, or clears it if set: returning to it undoes the first. Back in line, a party can be called up again.
 */
export function changeStatus(entry: StatusTimes, to: CheckInStatus, now: Date, by: CancelBy): StatusTimes {
  if (entry.status === to) return { ...entry };
  const canceled = to === CheckInStatus.CANCELED;
  return {
    status: to,
    readiedAt: to === CheckInStatus.READY ? now : null,
    servicedAt: to === CheckInStatus.SEATED ? (entry.servicedAt ? null : now) : entry.servicedAt,
    canceledAt: canceled ? now : null,
    cancelBy: canceled ? by : null,
    notifiedAt: to === CheckInStatus.CHECKED_IN ? null : entry.notifiedAt,
  };
}
