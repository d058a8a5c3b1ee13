import { definePartyMessage } from '../define-party-message.js';
import { partyWords } from '../party-words.js';
import { MINUTE_MS } from '../../../../core/durations.js';

/** What a host writes, as an answer or first; `text` is in their words. Older versions know it as an answer only. */
export const HOST_TEXT = definePartyMessage<{ text: string; isAnswer: boolean }>({
  kind: 'host-answer',
  staleAfter: 60 * MINUTE_MS,
  words: partyWords('hostAnswer', { paragraph: ({ text }) => String(text) }),
  standInEvent: ({ isAnswer }) => hostTextEvent(isAnswer !== false),
});

export const hostTextEvent = (isAnswer: boolean): 'answered' | 'texted' => (isAnswer ? 'answered' : 'texted');
