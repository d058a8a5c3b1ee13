import { translate } from '../../../../core/i18n/translate.js';
import { definePartyMessage, MINUTE_MS, visitMail } from '../define-party-message.js';

/** Confirms "10 more minutes"; `minutes` is how long the party is held. */
export const MORE_TIME = definePartyMessage<{ minutes: string }>({
  kind: 'more-time',
  staleAfter: 15 * MINUTE_MS,
  words: (language, facts) => ({
    text: translate(language, 'moreTime.text', facts),
    mail: visitMail(language, facts.businessName, {
      subject: translate(language, 'moreTime.subject', facts),
      title: translate(language, 'moreTime.title', facts),
      paragraphs: [translate(language, 'moreTime.paragraph', facts)],
      button: { label: translate(language, 'visitMail.showPlace'), address: facts.link },
    }),
  }),
});
