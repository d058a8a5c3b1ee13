import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage, END, MINUTE_MS, visitMail } from '../define-party-message.js';

/** A party is next, or will be within minutes. */
export const GETTING_CLOSE = definePartyMessage<NoData>({
  kind: 'getting-close',
  staleAfter: 15 * MINUTE_MS,
  isPointless: ({ status }) => status !== 'checked-in' && 'The party does not wait any more',
  words: (language, { businessName, firstName, link }) => ({
    text: `${businessName}: ${firstName}, it is almost your turn. Please stay close. Your place: ${link} ${END}`,
    mail: visitMail(language, businessName, {
      subject: `It is almost your turn at ${businessName}`,
      title: `${firstName}, it is almost your turn`,
      paragraphs: [`Please stay close to ${businessName}: we will be ready for you soon.`],
      button: { label: 'Show My Place', address: link },
    }),
  }),
});
