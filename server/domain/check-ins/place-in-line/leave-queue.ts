import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { MOVABLE, moveParty, type Movable } from '../entry/move-party.js';
import { changeStatus } from '../entry/lifecycle.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { Refusal, notFound } from '../../../core/Refusal.js';
import type { PlaceInLine } from './PlaceInLine.js';
import { placeInLine } from './place-in-line.js';

const lock = (publicId: string): Sql => sql`
  select ${MOVABLE} from check_in where public_id = ${publicId} and deleted_at is null for update`;

/** The party leaves the queue: canceled by itself. It must check in again to come back. */
export async function leaveQueue(context: Context, publicId: string): Promise<PlaceInLine> {
  const entry = await context.db.row<Movable>(lock(publicId));
  if (!entry) throw notFound('That check-in');
  if (entry.status === CheckInStatus.SEATED)
    throw new Refusal(ErrorCode.CONFLICT, 'You are being served already: please tell the host.', {
      details: { reason: RefusalReason.BEING_SERVED },
    });
  if (entry.status !== CheckInStatus.CANCELED)
    await moveParty(context, entry, {
      to: changeStatus(entry, CheckInStatus.CANCELED, context.now(), 'party'),
      event: 'left',
      undoMs: 0,
    });
  return placeInLine(context, publicId);
}
