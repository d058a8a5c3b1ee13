import type { Context } from '../../../core/context.js';
import type { SentMessage } from '../../../core/messages/sent-message.js';
import { whyNotSent } from '../../../core/messages/why-not-sent.js';
import { checkInById } from '../entry/check-in-by-id.js';
import type { MessageChannel, PartyMessageAnswer } from './message.types.js';

/** The check-in after a message to its party, and a sentence for the host if it was not sent as requested. */
export async function partyMessageAnswer(
  context: Context,
  checkInId: string,
  result: SentMessage,
): Promise<PartyMessageAnswer> {
  const checkIn = await checkInById(context, checkInId);
  return { checkIn, sentBy: result.sentBy as MessageChannel | null, notice: noticeOf(result, checkIn.customer) };
}

function noticeOf(
  { sentBy, why }: SentMessage,
  { firstName, email }: { firstName: string; email: string | null },
): string | null {
  if (why === null) return null;
  const reason = whyNotSent(why, firstName);
  if (why === 'no-address') return `${reason}: nothing was sent.`;
  if (sentBy === 'email') return `${reason}: an email went out instead.`;
  if (email) return `${reason}: nothing was sent.`;
  return why === 'stopped'
    ? `${reason} and has no email address: nothing was sent.`
    : `${reason} and ${firstName} has no email address: nothing was sent.`;
}
