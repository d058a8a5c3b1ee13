import { logEvent } from '../../entry/log-event.js';
import { definePartyMessage, MINUTE_MS } from '../define-party-message.js';
import { partyWords } from '../party-words.js';

/** What a host writes, as an answer or first; `text` is in their words. Older versions know it as an answer only. */
export const HOST_TEXT = definePartyMessage<{ text: string; isAnswer: boolean }>({
  kind: 'host-answer',
  staleAfter: 60 * MINUTE_MS,
  words: partyWords('hostAnswer', { paragraph: ({ text }) => String(text) }),
  async onUndelivered(context, { subjectId, data }, standInId) {
    const event = hostTextEvent(data.isAnswer !== false);
    if (standInId) logEvent(context, [subjectId], event, { channel: 'email', messageId: standInId });
  },
});

export const hostTextEvent = (isAnswer: boolean): 'answered' | 'texted' => (isAnswer ? 'answered' : 'texted');
