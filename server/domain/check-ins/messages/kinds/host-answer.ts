import { logEvent } from '../../queue/log-event.js';
import { definePartyMessage, END, MINUTE_MS, visitMail } from '../define-party-message.js';

/** The host's answer to a text; `text` is the host's words. */
export const HOST_ANSWER = definePartyMessage<{ text: string }>({
  kind: 'host-answer',
  staleAfter: 60 * MINUTE_MS,
  words: (language, { businessName, firstName, link, text }) => ({
    text: `${businessName}: ${text}\n${END}`,
    mail: visitMail(language, businessName, {
      subject: `A message from ${businessName}`,
      title: `${firstName}, a message from ${businessName}`,
      paragraphs: [text],
      button: { label: 'Show My Place', address: link },
    }),
  }),
  async onUndelivered(context, { subjectId }, standInId) {
    if (standInId) logEvent(context, [subjectId], 'answered', { channel: 'email', messageId: standInId });
  },
});
