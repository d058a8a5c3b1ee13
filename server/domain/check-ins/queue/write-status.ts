import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { QUEUE } from '../topics.js';
import type { StatusTimes } from './lifecycle.js';

/** Columns of StatusTimes. */
export const STATUS_TIMES = sql`status, readied_at, serviced_at, canceled_at, cancel_by, notified_at`;

/** Writes status and times; `undo` is the state to restore within `undoUntil`, or null. */
export function writeStatus(
  context: Context,
  id: string,
  { status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt }: StatusTimes,
  undo: StatusTimes | null,
  undoUntil: Date | null,
): void {
  context.db.send(sql`
    update check_in
    set status = ${status}, readied_at = ${readiedAt}, serviced_at = ${servicedAt}, canceled_at = ${canceledAt},
        cancel_by = ${cancelBy}, notified_at = ${notifiedAt}, undo = ${undo}, undo_until = ${undoUntil}, version = version + 1
    where id = ${id}`);
  context.tick(QUEUE);
}

export const timesOf = ({
  status,
  readiedAt,
  servicedAt,
  canceledAt,
  cancelBy,
  notifiedAt,
}: StatusTimes): StatusTimes => ({ status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt });
