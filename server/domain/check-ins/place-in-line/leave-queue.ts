import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { scheduleFollowUps } from '../hosting/schedule-follow-ups.js';
import { logEvent, writeStatus } from '../queue/entry.js';
import { changeStatus, type StatusTimes } from '../queue/lifecycle.js';
import type { Context } from '../../../core/context.js';
import { Refusal, notFound } from '../../../core/Refusal.js';
import type { PlaceInLine } from './PlaceInLine.js';
import { placeInLine } from './place-in-line.js';
import { QUEUE } from '../topics.js';

const LOCK = `
  select id, status, readied_at as "readiedAt", serviced_at as "servicedAt", canceled_at as "canceledAt", cancel_by as "cancelBy", notified_at as "notifiedAt"
  from check_in where public_id = $1 and deleted_at is null for update`;

/** The party leaves: canceled, by itself. It must check in again to come back. */
export async function leaveQueue(context: Context, publicId: string): Promise<PlaceInLine> {
  const entry = await context.db.row<StatusTimes & { id: string; [column: string]: unknown }>(LOCK, [publicId]);
  if (!entry) throw notFound('That check-in');
  if (entry.status === CheckInStatus.SEATED)
    throw new Refusal(ErrorCode.CONFLICT, 'You are being served already: please tell the host.');
  if (entry.status !== CheckInStatus.CANCELED) {
    writeStatus(context, entry.id, changeStatus(entry, CheckInStatus.CANCELED, context.now(), 'party'), null, null);
    logEvent(context, [entry.id], 'left');
    scheduleFollowUps(context, entry.id, CheckInStatus.CANCELED);
    context.tick(QUEUE);
  }
  return placeInLine(context, publicId);
}
