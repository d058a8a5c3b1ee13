import type { CheckIn } from '../../../../entities/CheckIn.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { TEXT_REPLIES } from '../../../core/messages/message.sql.js';
import { Refusal } from '../../../core/Refusal.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { lockCheckIn } from '../entry/lock-check-in.js';
import { logEvent } from '../entry/log-event.js';
import { UNDO_MS, UNDO_TRAVEL_MS } from '../entry/time-windows.js';
import { QUEUE } from '../topics.js';
import { shownWords } from './receive-reply.js';

/** The latest text of a party that was dismissed after `since`, and neither brought back nor answered after that. */
const dismissed = (id: string, since: Date): Sql => sql`
  select r.body, e.at from check_in_event e
  join ${TEXT_REPLIES} r
    on r.business_id = e.business_id and r.check_in_id = e.check_in_id and r.id = (e.data ->> 'replyId')::bigint
  where e.check_in_id = ${id} and e.kind = 'replied' and exists (
    select from check_in_event d
    where d.check_in_id = ${id} and d.kind = 'changed' and d.data -> 'fields' ? 'reply' and d.id > e.id and d.at > ${since}
      and not exists (
        select from check_in_event x
        where x.check_in_id = ${id} and x.kind in ('answered', 'reply-restored') and x.id > d.id
      )
  )
  order by e.id desc limit 1`;

/** Undoes dismissReply within 10 seconds. Throws CONFLICT later, and if the text is answered or the party has written again meanwhile. */
export async function restoreReply(context: Context, id: string): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, null);
  const since = new Date(context.now().getTime() - UNDO_MS - UNDO_TRAVEL_MS);
  const reply = await context.db.row<{ body: string; at: Date }>(dismissed(entry.id, since));
  const restored =
    reply &&
    (await context.db.row(sql`
      update check_in set reply = ${shownWords(reply.body)}, replied_at = ${reply.at}
      where id = ${entry.id} and reply is null returning id`));
  if (!restored) throw new Refusal(ErrorCode.CONFLICT, 'It is too late to undo that.');
  logEvent(context, [entry.id], 'reply-restored');
  context.tick(QUEUE);
  return checkInById(context, entry.id);
}
