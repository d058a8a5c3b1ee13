import { translate } from '../../../../core/i18n/translate.js';
import { logEvent } from '../../entry/log-event.js';
import { definePartyMessage, MINUTE_MS, visitMail } from '../define-party-message.js';

/** The host's answer to a text; `text` is the host's words. */
export const HOST_ANSWER = definePartyMessage<{ text: string }>({
  kind: 'host-answer',
  staleAfter: 60 * MINUTE_MS,
  words: (language, facts) => ({
    text: translate(language, 'hostAnswer.text', facts),
    mail: visitMail(language, facts.businessName, {
      subject: translate(language, 'hostAnswer.subject', facts),
      title: translate(language, 'hostAnswer.title', facts),
      paragraphs: [facts.text],
      button: { label: translate(language, 'visitMail.showPlace'), address: facts.link },
    }),
  }),
  async onUndelivered(context, { subjectId }, standInId) {
    if (standInId) logEvent(context, [subjectId], 'answered', { channel: 'email', messageId: standInId });
  },
});
