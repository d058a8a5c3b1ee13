import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { Refusal, invalid } from '../../../core/Refusal.js';
import { HOST_ANSWER } from './kinds/host-answer.js';
import { sendToParty } from './send-to-party.js';
import { lockCheckIn } from '../entry/lock-check-in.js';
import { logEvent } from '../entry/log-event.js';
import type { PartyMessageAnswer } from './message.types.js';
import { partyMessageAnswer } from './party-message-answer.js';
import { QUEUE } from '../topics.js';

/** The host answers a party's text, which is cleared if an answer is sent. Throws CONFLICT if there is none, for example because a colleague answered it. */
export async function answerReply(
  context: Context,
  { id, text }: { id: string; text: string },
): Promise<PartyMessageAnswer> {
  const words = text.replace(/[^\P{Cc}\n]/gu, ' ').trim();
  if (words === '') throw invalid('text', 'Please write an answer.');
  const entry = await lockCheckIn(context, id, null);
  if (!(await context.db.row(sql`select id from check_in where id = ${entry.id} and reply is not null`)))
    throw new Refusal(ErrorCode.CONFLICT, 'There is no message to answer any more: a colleague was faster.');
  const answer = { checkInId: entry.id, channel: 'text', fallBack: true, trigger: 'staff' } as const;
  const result = await sendToParty(context, HOST_ANSWER, answer, { text: words });
  if (result.sentBy) {
    context.db.send(sql`update check_in set reply = null, replied_at = null where id = ${entry.id}`);
    logEvent(context, [entry.id], 'answered', { channel: result.sentBy, messageId: result.messageId });
    context.tick(QUEUE);
  }
  return partyMessageAnswer(context, entry.id, result);
}
