import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { CANCEL_NO_SHOW, type OfCheckIn } from '../check-in-jobs.js';
import { MOVABLE, moveParty, type Movable } from '../entry/move-party.js';
import { changeStatus } from '../entry/lifecycle.js';
import { NO_SHOW_UNDO_MS } from '../entry/time-windows.js';
import { MINUTE_MS } from '../../../core/durations.js';

interface NoShowRow extends Movable {
  holdUntil: Date | null;
  graceMinutes: number;
}

const lock = (id: string): Sql => sql`
  select ${MOVABLE}, hold_until, (select grace_minutes from ${CHECK_IN_APPS} a) as grace_minutes
  from check_in where id = ${id} and deleted_at is null for update`;

/**
 * Marks a party as a no-show that stayed ready for the grace period, and after its last call-up. Does nothing if it is no longer ready or there is no
 * grace period any more; reschedules itself if the party was made ready or called up again, or is held.
 */
export async function cancelNoShow(context: Context, { checkInId }: OfCheckIn): Promise<void> {
  const now = context.now();
  const entry = await context.db.row<NoShowRow>(lock(checkInId));
  if (!entry || entry.status !== CheckInStatus.READY || !entry.readiedAt || entry.graceMinutes === 0) return;
  const toldAt = Math.max(entry.readiedAt.getTime(), entry.notifiedAt?.getTime() ?? 0);
  const due = Math.max(toldAt + entry.graceMinutes * MINUTE_MS, entry.holdUntil?.getTime() ?? 0);
  if (now.getTime() < due) {
    context.enqueue(CANCEL_NO_SHOW, { checkInId }, { runAt: new Date(due), key: `no-show:${checkInId}`, again: true });
    return;
  }
  await moveParty(context, entry, {
    to: changeStatus(entry, CheckInStatus.CANCELED, now, 'no-show'),
    event: 'status',
    data: { from: entry.status, to: CheckInStatus.CANCELED, cancelBy: 'no-show' },
    undoMs: NO_SHOW_UNDO_MS,
  });
}
