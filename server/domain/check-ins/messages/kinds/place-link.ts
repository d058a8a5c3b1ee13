import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage } from '../define-party-message.js';
import { partyWords } from '../party-words.js';
import { MINUTE_MS } from '../../../../core/durations.js';

/** Tells a party that joined at a kiosk its private link. */
export const PLACE_LINK = definePartyMessage<NoData>({
  kind: 'place-link',
  staleAfter: 15 * MINUTE_MS,
  isPointless: ({ status }) => status !== 'checked-in' && 'The party does not wait any more',
  words: partyWords('placeLink'),
  standInEvent: () => 'link-sent',
});
