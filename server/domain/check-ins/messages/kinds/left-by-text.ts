import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage } from '../define-party-message.js';
import { partyWords } from '../party-words.js';
import { MINUTE_MS } from '../../../../core/durations.js';

/** Confirms that a party left by text. */
export const LEFT_BY_TEXT = definePartyMessage<NoData>({
  kind: 'left-by-text',
  staleAfter: 15 * MINUTE_MS,
  words: partyWords('leftByText', { button: 'visitMail.showVisit' }),
});
