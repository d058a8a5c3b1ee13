import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { dropSums } from '../statistics/sum-days.js';
import { QUEUE } from '../topics.js';
import { isInQueue } from './lifecycle.js';
import { logEvent, type EventActor, type EventKind } from './log-event.js';
import { requireOneEntry } from './require-one-entry.js';
import { scheduleFollowUps } from './schedule-follow-ups.js';
import { STATUS_TIMES, timesOf, type StatusTimes } from './status-times.js';
import { DAY_MS } from '../../../core/durations.js';

/** What moveParty must know of a locked check-in. */
export interface Movable extends StatusTimes {
  id: string;
  createdAt: Date;
}

/** Columns of Movable. */
export const MOVABLE = sql`id, created_at, ${STATUS_TIMES}`;

interface Move {
  /** Status and times afterwards. */
  to: StatusTimes;
  /** Why it moves, for the event log. */
  event: EventKind;
  data?: object;
  /** Who moves it; the viewer if omitted. */
  actor?: EventActor;
  /** How long the change can be undone, in milliseconds; 0 for never. */
  undoMs: number;
}

/**
 * Moves a locked check-in to another status, with all that goes with it: the event, the jobs that follow and the statistics of its day. Throws CONFLICT if
 * the customer of one that comes back into the queue has checked in again.
 */
export async function moveParty(
  context: Context,
  entry: Movable,
  { to, event, data, actor, undoMs }: Move,
): Promise<void> {
  const now = context.now();
  const undoUntil = undoMs > 0 ? new Date(now.getTime() + undoMs) : null;
  writeStatus(context, entry.id, to, undoUntil && { state: timesOf(entry), until: undoUntil });
  logEvent(context, [entry.id], event, data, actor);
  scheduleFollowUps(context, entry.id, to.status, undoUntil);
  // The newest days have no sums: this saves most moves two statements.
  if (now.getTime() - entry.createdAt.getTime() > DAY_MS) dropSums(context, [entry.id]);
  if (isInQueue(to.status) && !isInQueue(entry.status)) await requireOneEntry(context, [entry.id]);
}

function writeStatus(
  context: Context,
  id: string,
  { status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt }: StatusTimes,
  undo: { state: StatusTimes; until: Date } | null,
): void {
  context.db.send(sql`
    update check_in
    set status = ${status}, readied_at = ${readiedAt}, serviced_at = ${servicedAt}, canceled_at = ${canceledAt},
        cancel_by = ${cancelBy}, notified_at = ${notifiedAt}, undo = ${undo && undo.state}, undo_until = ${undo && undo.until},
        version = version + 1
    where id = ${id}`);
  context.tick(QUEUE);
}
