import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage, type PartySubject } from '../define-party-message.js';
import { partyWords } from '../party-words.js';
import { DAY_MS, MINUTE_MS } from '../../../../core/durations.js';

/** Asks for a rating after the visit. A delayed one keeps the sending hours, even if the host requested it (ruling 16). */
export const FEEDBACK_REQUEST = definePartyMessage<NoData>({
  kind: 'feedback-request',
  staleAfter: DAY_MS,
  sendingHoursAfter: 15 * MINUTE_MS,
  isPointless,
  words: partyWords('feedbackRequest', { button: 'feedbackRequest.button' }),
  standInEvent: () => 'feedback-asked',
});

function isPointless({ status, isRated }: PartySubject): string | false {
  if (isRated) return 'The visit is rated';
  return status === 'canceled' && 'The party left';
}
