import type { CheckIn } from '../../../../entities/CheckIn.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { checkInById } from '../queue/check-in-by-id.js';
import { lockCheckIn, type LockedCheckIn } from '../queue/lock-check-in.js';
import { logEvent } from '../queue/log-event.js';
import { timesOf, writeStatus } from '../queue/write-status.js';
import { scheduleFollowUps } from './schedule-follow-ups.js';
import { changeStatus, isInQueue, type CancelBy } from '../queue/lifecycle.js';
import { requireOneEntry } from '../queue/require-one-entry.js';
import { UNDO_MS } from '../queue/time-windows.js';

/** The host sets a status. Repeating the same one changes nothing; a change can be undone for 10 seconds. */
export async function setCheckInStatus(
  context: Context,
  { id, status, version }: { id: string; status: CheckInStatus; version: number },
): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, version);
  await applyStatus(context, entry, status);
  return checkInById(context, id);
}

/**
 * Sets the status of a locked check-in; returns whether it changed. `by` is who cancels. Throws CONFLICT if the customer of one that comes back into
 * the queue has checked in again.
 */
export async function applyStatus(
  context: Context,
  entry: LockedCheckIn,
  status: CheckInStatus,
  by: CancelBy = 'host',
): Promise<boolean> {
  if (entry.status === status) return false;
  const now = context.now();
  const before = timesOf(entry);
  writeStatus(context, entry.id, changeStatus(entry, status, now, by), before, new Date(now.getTime() + UNDO_MS));
  logEvent(context, [entry.id], 'status', {
    from: entry.status,
    to: status,
    ...(status === CheckInStatus.CANCELED && { cancelBy: by }),
  });
  scheduleFollowUps(context, entry.id, status);
  if (isInQueue(status) && !isInQueue(entry.status)) await requireOneEntry(context, [entry.id]);
  return true;
}
