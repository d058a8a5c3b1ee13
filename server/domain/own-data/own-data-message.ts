import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { MINUTE_MS } from '../../core/durations.js';
import { languageOf } from '../../core/i18n/language.js';
import { translate } from '../../core/i18n/translate.js';
import { defineMessage, type NoData } from '../../core/messages/define-message.js';
import { oneLine } from '../../core/names.js';
import { mintToken } from './own-data-link.js';
import { ownDataPath } from './paths.js';

interface LinkSubject {
  id: string;
  language: string;
}

/** The link to one's own data. Its words are not stored, as they hold the link; nor is where it went, once it was sent. */
export const OWN_DATA_MESSAGE = defineMessage<NoData, LinkSubject>({
  kind: 'own-data-link',
  class: 'transactional',
  about: 'own-data-link',
  load: async ({ db }: Context, { subjectId }) =>
    (await db.row<LinkSubject>(sql`select id, language from own_data_link where id = ${subjectId}`)) ?? null,
  gone: 'The link is gone',
  staleAfter: 30 * MINUTE_MS,
  languageOf: ({ language }) => languageOf(language),
  storesWords: false,
  takesNoReply: true,
  forgetsRecipient: true,
  link: async (context, { id }, base) => `${base}${ownDataPath(await mintToken(context, id))}`,
  words(language, { businessName, link }) {
    const facts = { businessName: oneLine(businessName), link };
    return {
      text: `${translate(language, 'ownDataMail.text', facts)} ${translate(language, 'textEnd.stop')}`,
      mail: {
        subject: translate(language, 'ownDataMail.subject', facts),
        title: translate(language, 'ownDataMail.title', facts),
        paragraphs: [translate(language, 'ownDataMail.paragraph', facts)],
        button: { label: translate(language, 'ownDataMail.button'), address: link },
        footnote: translate(language, 'ownDataMail.footnote', facts),
      },
    };
  },
});
