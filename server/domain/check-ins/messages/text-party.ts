import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { Refusal, invalid } from '../../../core/Refusal.js';
import { isInQueue } from '../entry/lifecycle.js';
import { lockCheckIn, type LockedCheckIn } from '../entry/lock-check-in.js';
import { logEvent } from '../entry/log-event.js';
import { QUEUE } from '../topics.js';
import { HOST_TEXT, hostTextEvent } from './kinds/host-text.js';
import type { TextPartyArgs } from './message.inputs.js';
import type { PartyMessageAnswer } from './message.types.js';
import { partyMessageAnswer } from './party-message-answer.js';
import { sendToParty } from './send-to-party.js';

/**
 * The host texts a party in their own words. As an answer it clears the party's text if it is sent, and throws CONFLICT if there is none, for example because
 * a colleague answered it; of themselves hosts text parties that wait or are ready.
 */
export async function textParty(context: Context, { id, text, isAnswer }: TextPartyArgs): Promise<PartyMessageAnswer> {
  const words = hostWords(text);
  if (words === '') throw invalid('text', isAnswer ? 'Please write an answer.' : 'Please write a text.');
  const entry = await lockCheckIn(context, id, null);
  await requireCause(context, entry, isAnswer);
  const message = { checkInId: entry.id, fallBack: true, trigger: 'staff' } as const;
  const result = await sendToParty(context, HOST_TEXT, message, { text: words, isAnswer });
  if (result.sentBy) {
    if (isAnswer) context.db.send(sql`update check_in set reply = null, replied_at = null where id = ${entry.id}`);
    logEvent(context, [entry.id], hostTextEvent(isAnswer), { channel: result.sentBy, messageId: result.messageId });
    context.tick(QUEUE);
  }
  return partyMessageAnswer(context, entry.id, result);
}

/** What a host typed, without characters that the database or a screen cannot hold. */
export const hostWords = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ').trim();

async function requireCause({ db }: Context, { id, status }: LockedCheckIn, isAnswer: boolean): Promise<void> {
  if (isAnswer) {
    if (!(await db.row(sql`select id from check_in where id = ${id} and reply is not null`)))
      throw new Refusal(ErrorCode.CONFLICT, 'There is no message to answer any more: a colleague was faster.');
  } else if (!isInQueue(status))
    throw new Refusal(ErrorCode.CONFLICT, 'Only a party that waits or is ready can be texted.');
}
