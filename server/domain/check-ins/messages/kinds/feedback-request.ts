import type { Context } from '../../../../core/context.js';
import type { NoData, StoredMessage } from '../../../../core/messages/define-message.js';
import { logEvent } from '../../entry/log-event.js';
import { definePartyMessage, MINUTE_MS, type PartySubject } from '../define-party-message.js';
import { partyWords } from '../party-words.js';

/** Asks for a rating after the visit. A delayed one keeps the sending hours, even if the host requested it (ruling 16). */
export const FEEDBACK_REQUEST = definePartyMessage<NoData>({
  kind: 'feedback-request',
  staleAfter: 24 * 60 * MINUTE_MS,
  sendingHoursAfter: 15 * MINUTE_MS,
  isPointless,
  words: partyWords('feedbackRequest', { button: 'feedbackRequest.button' }),
  onUndelivered: logStandIn,
});

function isPointless({ status, isRated }: PartySubject): string | false {
  if (isRated) return 'The visit is rated';
  return status === 'canceled' && 'The party left';
}

async function logStandIn(context: Context, { subjectId }: StoredMessage, standInId: string | null): Promise<void> {
  if (standInId) logEvent(context, [subjectId], 'feedback-asked', { channel: 'email', messageId: standInId });
}
