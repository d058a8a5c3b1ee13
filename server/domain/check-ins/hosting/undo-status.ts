import type { CheckIn } from '../../../../entities/CheckIn.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { checkInById } from '../queue/check-in-by-id.js';
import { isInQueue } from '../queue/lifecycle.js';
import { requireOneEntry } from '../queue/require-one-entry.js';
import { lockCheckIn } from '../queue/lock-check-in.js';
import { logEvent } from '../queue/log-event.js';
import { timesOf, writeStatus } from '../queue/write-status.js';
import { scheduleFollowUps } from './schedule-follow-ups.js';
import { UNDO_TRAVEL_MS } from '../queue/time-windows.js';

/**
 * Undoes the last status change: status and all times are exactly as before. Throws CONFLICT after the 10 seconds,
 * and if the customer has checked in again meanwhile.
 */
export async function undoCheckInStatus(
  context: Context,
  { id, version }: { id: string; version: number },
): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, version);
  if (!entry.undo || !entry.undoUntil || entry.undoUntil.getTime() + UNDO_TRAVEL_MS < context.now().getTime()) {
    throw new Refusal(ErrorCode.CONFLICT, 'It is too late to undo that.');
  }
  writeStatus(context, id, timesOf(entry.undo), null, null);
  logEvent(context, [id], 'undone', { from: entry.status, to: entry.undo.status });
  scheduleFollowUps(context, id, entry.undo.status);
  if (isInQueue(entry.undo.status) && !isInQueue(entry.status)) await requireOneEntry(context, [id]);
  return checkInById(context, id);
}
