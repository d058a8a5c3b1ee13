import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Db } from '../../../core/database/transaction.js';
import { scheduleAfterStatus } from './schedule-follow-ups.js';
import { appendEvent, GREETER, timesOf, writeStatus } from '../queue/entry.js';
import { changeStatus, type StatusTimes } from '../queue/lifecycle.js';
import { OVERDUE_UNDO_MS } from '../queue/time-windows.js';

const MINUTE_MS = 60_000;

interface OverdueRow extends StatusTimes {
  [column: string]: unknown;
  holdUntil: Date | null;
  graceMinutes: number;
}

const LOCK = `
  select c.status, c.readied_at as "readiedAt", c.serviced_at as "servicedAt", c.canceled_at as "canceledAt", c.cancel_by as "cancelBy", c.notified_at as "notifiedAt",
         c.hold_until as "holdUntil", a.grace_minutes as "graceMinutes"
  from check_in c join check_in_app a on a.business_id = c.business_id where c.id = $1 and c.deleted_at is null for update of c`;

/**
 * A party that stayed ready for the owner's grace period is a no-show. Nothing happens to one that is not ready any more, nor where there is no
 * grace period now; whoever was readied again or is held has longer. Answers when it is due, if that is still to come.
 */
export async function markOverdue(
  db: Db,
  checkInId: string,
  now: Date,
): Promise<{ isMarked: boolean; dueAt: Date | null }> {
  const entry = await db.row<OverdueRow>(LOCK, [checkInId]);
  if (!entry || entry.status !== CheckInStatus.READY || !entry.readiedAt || entry.graceMinutes === 0)
    return { isMarked: false, dueAt: null };
  const due = Math.max(entry.readiedAt.getTime() + entry.graceMinutes * MINUTE_MS, entry.holdUntil?.getTime() ?? 0);
  if (now.getTime() < due) return { isMarked: false, dueAt: new Date(due) };
  const before = timesOf(entry);
  writeStatus(
    { db },
    checkInId,
    changeStatus(before, CheckInStatus.CANCELED, now, 'no-show'),
    before,
    new Date(now.getTime() + OVERDUE_UNDO_MS),
  );
  appendEvent(db, [checkInId], 'status', {
    at: now,
    actor: GREETER,
    data: { from: entry.status, to: CheckInStatus.CANCELED, cancelBy: 'no-show' },
  });
  scheduleAfterStatus(db, checkInId, CheckInStatus.CANCELED, now);
  return { isMarked: true, dueAt: null };
}
