import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { Refusal } from '../../../core/Refusal.js';
import { sql } from '../../../core/database/sql.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { lockCheckIn } from '../entry/lock-check-in.js';
import { logEvent } from '../entry/log-event.js';
import { QUEUE } from '../topics.js';

/** The host dismisses a party's text: that of `repliedAt`, if given. Does nothing if there is none; throws CONFLICT if another came since. */
export async function dismissReply(context: Context, id: string, repliedAt: string | null = null): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, null);
  const newest = await context.db.row<{ repliedAt: Date | null }>(
    sql`select replied_at from check_in where id = ${entry.id}`,
  );
  if (repliedAt !== null && newest?.repliedAt && newest.repliedAt.toISOString() !== repliedAt)
    throw new Refusal(ErrorCode.CONFLICT, 'The party has written again. Read the new text first.');
  const cleared = await context.db.row(sql`
    update check_in set reply = null, replied_at = null where id = ${entry.id} and reply is not null returning id`);
  if (cleared) {
    logEvent(context, [entry.id], 'changed', { fields: ['reply'] });
    context.tick(QUEUE);
  }
  return checkInById(context, entry.id);
}
