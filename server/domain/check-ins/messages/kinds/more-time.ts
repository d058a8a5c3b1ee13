import { definePartyMessage } from '../define-party-message.js';
import { partyWords } from '../party-words.js';
import { MINUTE_MS } from '../../../../core/durations.js';

/** Confirms "10 more minutes"; `minutes` is how long the party is held. */
export const MORE_TIME = definePartyMessage<{ minutes: string }>({
  kind: 'more-time',
  staleAfter: 15 * MINUTE_MS,
  words: partyWords('moreTime'),
});
