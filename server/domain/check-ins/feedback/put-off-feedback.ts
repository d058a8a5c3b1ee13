import type { Context } from '../../../core/context.js';
import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import { ASK_FEEDBACK } from '../check-in-jobs.js';
import { HOUR_MS } from '../../../core/durations.js';

/** A party is not asked about a visit of long ago, only because the caps held its request back for days. */
const TRIED_FOR_MS = 24 * HOUR_MS;

interface UnsentRequest {
  checkInId: string;
  due: Date;
  timeZone: string;
}

/** Tries again an hour later to ask a party for feedback whose text a cap held back. */
export function putOffFeedback(context: Context, { checkInId, due, timeZone }: UnsentRequest): void {
  const now = context.now().getTime();
  if (now - due.getTime() >= TRIED_FOR_MS) return;
  const runAt = withinSendingHours(new Date(now + HOUR_MS), timeZone);
  context.enqueue(ASK_FEEDBACK, { checkInId }, { runAt, key: `ask-feedback:${checkInId}`, again: true });
}
