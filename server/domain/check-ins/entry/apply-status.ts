import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { changeStatus, eventOf, type CancelBy } from './lifecycle.js';
import type { LockedCheckIn } from './lock-check-in.js';
import { moveParty } from './move-party.js';
import { UNDO_MS } from './time-windows.js';

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
  await moveParty(context, entry, {
    to: changeStatus(entry, status, context.now(), by),
    event: eventOf(entry.status, status),
    data: { from: entry.status, to: status, ...(status === CheckInStatus.CANCELED && { cancelBy: by }) },
    undoMs: UNDO_MS,
  });
  return true;
}
