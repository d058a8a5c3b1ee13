import { translate } from '../../../../core/i18n/translate.js';
import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage, MINUTE_MS, visitMail } from '../define-party-message.js';

/** Confirms that a party left by text. */
export const LEFT_BY_TEXT = definePartyMessage<NoData>({
  kind: 'left-by-text',
  staleAfter: 15 * MINUTE_MS,
  words: (language, facts) => ({
    text: translate(language, 'leftByText.text', facts),
    mail: visitMail(language, facts.businessName, {
      subject: translate(language, 'leftByText.subject', facts),
      title: translate(language, 'leftByText.title', facts),
      paragraphs: [translate(language, 'leftByText.paragraph')],
      button: { label: translate(language, 'visitMail.showVisit'), address: facts.link },
    }),
  }),
});
