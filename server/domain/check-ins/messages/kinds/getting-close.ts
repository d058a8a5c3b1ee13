import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage } from '../define-party-message.js';
import { partyWords } from '../party-words.js';
import { MINUTE_MS } from '../../../../core/durations.js';

/** A party is next, or will be within minutes. */
export const GETTING_CLOSE = definePartyMessage<NoData>({
  kind: 'getting-close',
  staleAfter: 15 * MINUTE_MS,
  isPointless: ({ status }) => status !== 'checked-in' && 'The party does not wait any more',
  words: partyWords('gettingClose'),
});
