import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { Refusal, invalid } from '../../../core/Refusal.js';
import { sendToParty } from './send-to-party.js';
import { lockCheckIn, logEvent } from '../queue/entry.js';
import type { PartyMessageAnswer } from './message.types.js';
import { partyMessageAnswer } from './party-message-answer.js';
import { QUEUE } from '../topics.js';

const WAITS = `select id from check_in where id = $1 and reply is not null`;
const CLEAR = `update check_in set reply = null, replied_at = null where id = $1`;

/** The host answers a party's text, which leaves the row if something goes out. Refuses CONFLICT when there is none any more: a colleague was faster. */
export async function answerReply(
  context: Context,
  { id, text }: { id: string; text: string },
): Promise<PartyMessageAnswer> {
  const words = text.replace(/[^\P{Cc}\n]/gu, ' ').trim();
  if (words === '') throw invalid('text', 'Please write an answer.');
  const entry = await lockCheckIn(context, id, null);
  if (!(await context.db.row(WAITS, [entry.id])))
    throw new Refusal(ErrorCode.CONFLICT, 'There is no message to answer any more: a colleague was faster.');
  const sent = await sendToParty(context, {
    checkInId: entry.id,
    template: 'host-answer',
    channel: 'text',
    fallBack: true,
    data: { text: words },
  });
  if (sent.sentBy) {
    context.db.send(CLEAR, [entry.id]);
    logEvent(context, [entry.id], 'answered', { channel: sent.sentBy, messageId: sent.messageId });
    context.tick(QUEUE);
  }
  return partyMessageAnswer(context, entry.id, sent);
}
