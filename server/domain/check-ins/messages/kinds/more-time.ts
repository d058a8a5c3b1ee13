import { definePartyMessage, END, MINUTE_MS, visitMail } from '../define-party-message.js';

/** Confirms "10 more minutes"; `minutes` is how long the party is held. */
export const MORE_TIME = definePartyMessage<{ minutes: string }>({
  kind: 'more-time',
  staleAfter: 15 * MINUTE_MS,
  words: (language, { businessName, firstName, link, minutes }) => ({
    text: `${businessName}: Got it, we hold your place for ${minutes} more minutes and tell you again. Your place: ${link} ${END}`,
    mail: visitMail(language, businessName, {
      subject: `${businessName} holds your place`,
      title: `${firstName}, we hold your place`,
      paragraphs: [`You have ${minutes} more minutes. We tell you again when we are ready.`],
      button: { label: 'Show My Place', address: link },
    }),
  }),
});
