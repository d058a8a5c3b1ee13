import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage, END, MINUTE_MS, visitMail } from '../define-party-message.js';

/** Confirms that a party left by text. */
export const LEFT_BY_TEXT = definePartyMessage<NoData>({
  kind: 'left-by-text',
  staleAfter: 15 * MINUTE_MS,
  words: (language, { businessName, firstName, link }) => ({
    text: `${businessName}: You have left the queue. To come back, please check in again. ${END}`,
    mail: visitMail(language, businessName, {
      subject: `You have left the queue of ${businessName}`,
      title: `${firstName}, you have left the queue`,
      paragraphs: ['To come back, please check in again.'],
      button: { label: 'Show My Visit', address: link },
    }),
  }),
});
