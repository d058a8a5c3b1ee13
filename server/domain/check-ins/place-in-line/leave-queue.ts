import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { scheduleFollowUps } from '../hosting/schedule-follow-ups.js';
import { logEvent } from '../queue/log-event.js';
import { dropSums } from '../statistics/sum-days.js';
import { STATUS_TIMES, writeStatus } from '../queue/write-status.js';
import { changeStatus, type StatusTimes } from '../queue/lifecycle.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { Refusal, notFound } from '../../../core/Refusal.js';
import type { PlaceInLine } from './PlaceInLine.js';
import { placeInLine } from './place-in-line.js';

const lock = (publicId: string): Sql => sql`
  select id, ${STATUS_TIMES} from check_in where public_id = ${publicId} and deleted_at is null for update`;

/** The party leaves the queue: canceled by itself. It must check in again to come back. */
export async function leaveQueue(context: Context, publicId: string): Promise<PlaceInLine> {
  const entry = await context.db.row<StatusTimes & { id: string }>(lock(publicId));
  if (!entry) throw notFound('That check-in');
  if (entry.status === CheckInStatus.SEATED)
    throw new Refusal(ErrorCode.CONFLICT, 'You are being served already: please tell the host.', {
      details: { reason: RefusalReason.BEING_SERVED },
    });
  if (entry.status !== CheckInStatus.CANCELED) {
    writeStatus(context, entry.id, changeStatus(entry, CheckInStatus.CANCELED, context.now(), 'party'), null, null);
    logEvent(context, [entry.id], 'left');
    scheduleFollowUps(context, entry.id, CheckInStatus.CANCELED);
    dropSums(context, [entry.id]); // a link works on later days too
  }
  return placeInLine(context, publicId);
}
