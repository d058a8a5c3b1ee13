import { logEvent } from '../../entry/log-event.js';
import { definePartyMessage, MINUTE_MS } from '../define-party-message.js';
import { partyWords } from '../party-words.js';

/** The host's answer to a text; `text` is the host's words. */
export const HOST_ANSWER = definePartyMessage<{ text: string }>({
  kind: 'host-answer',
  staleAfter: 60 * MINUTE_MS,
  words: partyWords('hostAnswer', { paragraph: ({ text }) => String(text) }),
  async onUndelivered(context, { subjectId }, standInId) {
    if (standInId) logEvent(context, [subjectId], 'answered', { channel: 'email', messageId: standInId });
  },
});
