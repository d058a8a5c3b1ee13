import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { FEEDBACK_REQUEST } from '../messages/kinds/feedback-request.js';
import { sendToParty } from '../messages/send-to-party.js';
import { markFeedbackAsked } from './mark-feedback-asked.js';
import { RATING_WINDOW_MS } from '../entry/can-rate.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { lockCheckInOfAnyDay } from '../entry/lock-check-in.js';
import { logEvent } from '../entry/log-event.js';
import type { FeedbackChannel } from './FeedbackChannel.js';
import type { PartyMessageAnswer } from '../messages/message.types.js';
import { partyMessageAnswer } from '../messages/party-message-answer.js';

/** The host asks a party for feedback, at any time and repeatedly (ruling 16), while the visit can be rated. */
export async function inviteFeedback(
  context: Context,
  { id, channel }: { id: string; channel: FeedbackChannel },
): Promise<PartyMessageAnswer> {
  await lockCheckInOfAnyDay(context, id, null);
  await assertRatable(context, id);
  const result = await sendToParty(context, FEEDBACK_REQUEST, {
    checkInId: id,
    channel,
    fallBack: true,
    trigger: 'staff',
  });
  if (result.sentBy) {
    markFeedbackAsked(context, id);
    logEvent(context, [id], 'feedback-asked', { channel: result.sentBy, messageId: result.messageId });
  }
  return partyMessageAnswer(context, id, result);
}

/** Throws CONFLICT for a party that has rated, was canceled, or checked in more than 14 days ago. */
async function assertRatable(context: Context, id: string): Promise<void> {
  const {
    status,
    rating,
    createdAt,
    customer: { firstName },
  } = await checkInById(context, id);
  const conflict = (why: string) => new Refusal(ErrorCode.CONFLICT, `${firstName} ${why}.`);
  if (rating !== null) throw conflict('has rated this visit already');
  if (status === CheckInStatus.CANCELED) throw conflict('is no longer in the queue: there is no visit to rate');
  if (context.now().getTime() - createdAt.getTime() > RATING_WINDOW_MS)
    throw conflict('was here more than 14 days ago: the visit can no longer be rated');
}
