import { translate } from '../../../../core/i18n/translate.js';
import type { NoData } from '../../../../core/messages/define-message.js';
import { definePartyMessage, MINUTE_MS, visitMail } from '../define-party-message.js';

/** A party is next, or will be within minutes. */
export const GETTING_CLOSE = definePartyMessage<NoData>({
  kind: 'getting-close',
  staleAfter: 15 * MINUTE_MS,
  isPointless: ({ status }) => status !== 'checked-in' && 'The party does not wait any more',
  words: (language, facts) => ({
    text: translate(language, 'gettingClose.text', facts),
    mail: visitMail(language, facts.businessName, {
      subject: translate(language, 'gettingClose.subject', facts),
      title: translate(language, 'gettingClose.title', facts),
      paragraphs: [translate(language, 'gettingClose.paragraph', facts)],
      button: { label: translate(language, 'visitMail.showPlace'), address: facts.link },
    }),
  }),
});
