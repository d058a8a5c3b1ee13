import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { checkInById } from '../queue/check-in-by-id.js';
import { lockEntry, logEvent } from '../queue/entry.js';

const CLEAR = `update check_in set reply = null, replied_at = null where id = $1 and reply is not null returning id`;

/** The host puts a party's text aside. Where there is none any more, nothing changes. */
export async function dismissReply(context: Context, id: string): Promise<CheckIn> {
  const entry = await lockEntry(context, id, null);
  if (await context.db.row(CLEAR, [entry.id])) {
    logEvent(context, [entry.id], 'changed', { fields: ['reply'] });
    context.tick('queue');
  }
  return checkInById(context, entry.id);
}
