import type { CheckIn } from '../../../../entities/CheckIn.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { lockCheckIn } from '../entry/lock-check-in.js';
import { moveParty } from '../entry/move-party.js';
import { timesOf } from '../entry/status-times.js';
import { NO_SHOW_UNDO_MS, UNDO_TRAVEL_MS } from '../entry/time-windows.js';

/**
 * Undoes the last status change: status and all times are exactly as before. Throws CONFLICT after the 10 seconds,
 * and if the customer has checked in again meanwhile.
 */
export async function undoCheckInStatus(
  context: Context,
  { id, version }: { id: string; version: number },
): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, version);
  // A clock that was ahead when the status changed leaves no undo for later.
  const left = (entry.undoUntil?.getTime() ?? 0) - context.now().getTime();
  if (!entry.undo || left < -UNDO_TRAVEL_MS || left > NO_SHOW_UNDO_MS) {
    throw new Refusal(ErrorCode.CONFLICT, 'It is too late to undo that.');
  }
  const to = timesOf(entry.undo);
  await moveParty(context, entry, {
    to,
    event: 'undone',
    data: { from: entry.status, to: to.status },
    undoMs: 0,
  });
  return checkInById(context, id);
}
