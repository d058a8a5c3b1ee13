import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { CANCEL_OVERDUE, type OfCheckIn } from '../check-in-jobs.js';
import { dropSums } from '../statistics/sum-days.js';
import { scheduleFollowUps } from './schedule-follow-ups.js';
import { logEvent } from '../queue/log-event.js';
import { STATUS_TIMES, timesOf, writeStatus } from '../queue/write-status.js';
import { changeStatus, type StatusTimes } from '../queue/lifecycle.js';
import { OVERDUE_UNDO_MS } from '../queue/time-windows.js';

const MINUTE_MS = 60_000;

interface OverdueRow extends StatusTimes {
  holdUntil: Date | null;
  graceMinutes: number;
}

const lock = (id: string): Sql => sql`
  select ${STATUS_TIMES}, hold_until, a.grace_minutes
  from check_in c join ${CHECK_IN_APPS} a on a.business_id = c.business_id
  where c.id = ${id} and c.deleted_at is null for update of c`;

/**
 * Marks a party as a no-show that stayed ready for the grace period. Does nothing if it is no longer ready or there is no
 * grace period any more; reschedules itself if the party was made ready again or is held.
 */
export async function cancelOverdue(context: Context, { checkInId }: OfCheckIn): Promise<void> {
  const now = context.now();
  const entry = await context.db.row<OverdueRow>(lock(checkInId));
  if (!entry || entry.status !== CheckInStatus.READY || !entry.readiedAt || entry.graceMinutes === 0) return;
  const due = Math.max(entry.readiedAt.getTime() + entry.graceMinutes * MINUTE_MS, entry.holdUntil?.getTime() ?? 0);
  if (now.getTime() < due) {
    context.enqueue(CANCEL_OVERDUE, { checkInId }, { runAt: new Date(due), key: `no-show:${checkInId}`, again: true });
    return;
  }
  const before = timesOf(entry);
  const canceled = changeStatus(before, CheckInStatus.CANCELED, now, 'no-show');
  writeStatus(context, checkInId, canceled, before, new Date(now.getTime() + OVERDUE_UNDO_MS));
  logEvent(context, [checkInId], 'status', { from: entry.status, to: CheckInStatus.CANCELED, cancelBy: 'no-show' });
  scheduleFollowUps(context, checkInId, CheckInStatus.CANCELED);
  dropSums(context, [checkInId]);
}
