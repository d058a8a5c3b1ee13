import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { lockCheckIn } from '../entry/lock-check-in.js';
import { logEvent } from '../entry/log-event.js';
import { QUEUE } from '../topics.js';

/** The host dismisses a party's text. Does nothing if there is none. */
export async function dismissReply(context: Context, id: string): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, null);
  const cleared = await context.db.row(sql`
    update check_in set reply = null, replied_at = null where id = ${entry.id} and reply is not null returning id`);
  if (cleared) {
    logEvent(context, [entry.id], 'changed', { fields: ['reply'] });
    context.tick(QUEUE);
  }
  return checkInById(context, entry.id);
}
