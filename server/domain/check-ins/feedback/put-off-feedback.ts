import type { Context } from '../../../core/context.js';
import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import type { NotSentReason } from '../../../core/messages/sent-message.js';
import { ASK_FEEDBACK } from '../check-in-jobs.js';
import { logEventOnce } from '../entry/log-event.js';

const HOUR_MS = 60 * 60 * 1000;
/** A party is not asked about a visit of long ago, only because the caps held its request back for days. */
const TRIED_FOR_MS = 24 * HOUR_MS;

interface UnsentRequest {
  checkInId: string;
  why: NotSentReason;
  due: Date;
  timeZone: string;
}

/** Records that a party could not be asked for feedback; where a cap held the text back, it is tried again an hour later. */
export function putOffFeedback(context: Context, { checkInId, why, due, timeZone }: UnsentRequest): void {
  logEventOnce(context, checkInId, 'feedback-not-asked', { why });
  const now = context.now().getTime();
  if (why !== 'limited' || now - due.getTime() >= TRIED_FOR_MS) return;
  const runAt = withinSendingHours(new Date(now + HOUR_MS), timeZone);
  context.enqueue(ASK_FEEDBACK, { checkInId }, { runAt, key: `ask-feedback:${checkInId}`, again: true });
}
