import type { Context } from '../../../core/context.js';
import type { NotSentReason, SentMessage } from '../../../core/messages/sent-message.js';
import { checkInById } from '../queue/check-in-by-id.js';
import type { MessageChannel, PartyMessageAnswer } from './message.types.js';

/** The entry after a message to its party, and in a sentence what the host should know about the way it went. */
export async function partyMessageAnswer(
  context: Context,
  checkInId: string,
  sent: SentMessage,
): Promise<PartyMessageAnswer> {
  const checkIn = await checkInById(context, checkInId);
  return { checkIn, sentBy: sent.sentBy as MessageChannel | null, notice: noticeOf(sent, checkIn.customer) };
}

function noticeOf(
  { sentBy, why }: SentMessage,
  { firstName, email }: { firstName: string; email: string | null },
): string | null {
  if (why === null) return null;
  if (why === 'no-address') return `${firstName} has no e-mail address: nothing was sent.`;
  const reason = whyNoText(why, firstName);
  if (sentBy === 'email') return `${reason}: an e-mail went out instead.`;
  if (email) return `${reason}: nothing was sent.`;
  return why === 'stopped'
    ? `${reason} and has no e-mail address: nothing was sent.`
    : `${reason} and ${firstName} has no e-mail address: nothing was sent.`;
}

/** Why no text or call goes out, as the beginning of a sentence. */
export function whyNoText(why: Exclude<NotSentReason, 'no-address'>, firstName: string): string {
  return {
    'used-up': "This month's texts are used up",
    'no-texts': 'Your plan has no texts',
    stopped: `${firstName} stopped texts`,
  }[why];
}
