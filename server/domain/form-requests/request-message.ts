import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS } from '../../core/durations.js';
import { languageOf } from '../../core/i18n/language.js';
import { translate } from '../../core/i18n/translate.js';
import { defineMessage, type NoData } from '../../core/messages/define-message.js';
import { oneLine } from '../../core/names.js';
import { CUSTOMERS, customerIdOf } from '../customers/customer.sql.js';
import { mintToken } from './request-link.js';
import { signPath } from './paths.js';

interface RequestSubject {
  id: string;
  language: string;
  firstName: string;
  email: string | null;
  count: number;
  isOver: boolean;
}

/** Who speaks another language reads the page in it too. English is also stored for customers whose language is unknown, so their browser decides. */
const languageQuery = (language: string): string => (language === 'en' ? '' : `?language=${languageOf(language)}`);

/** Asks a customer to sign forms. Its words are not stored, as they hold the link. */
export const FORM_REQUEST_MESSAGE = defineMessage<NoData, RequestSubject>({
  kind: 'form-request',
  class: 'transactional',
  about: 'form-request',
  load: async ({ db }: Context, { subjectId }) =>
    (await db.row<RequestSubject>(sql`
      select r.id, r.language, c.first_name, c.email, cardinality(r.form_ids) as count,
        r.revoked_at is not null or r.completed_at is not null as is_over
      from form_request r join ${CUSTOMERS} c on c.id = ${customerIdOf(sql`r.customer_id`)}
      where r.id = ${subjectId}`)) ?? null,
  gone: 'The request is gone',
  isPointless: ({ isOver }) => isOver && 'The forms are signed, or the request was taken back',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: false,
  takesNoReply: true,
  link: async (context, { id, language }, base) =>
    `${base}${signPath(await mintToken(context, id))}${languageQuery(language)}`,
  words(language, { businessName, firstName, count, link }) {
    const facts = { businessName: oneLine(businessName), firstName: oneLine(firstName), count, link };
    return {
      text: `${translate(language, 'formRequest.text', facts)} ${translate(language, 'textEnd.stop')}`,
      mail: {
        subject: translate(language, 'formRequest.subject', facts),
        title: translate(language, 'formRequest.title', facts),
        paragraphs: [translate(language, 'formRequest.paragraph', facts)],
        button: { label: translate(language, 'formRequest.button', facts), address: link },
        footnote: translate(language, 'formRequest.footnote', facts),
      },
    };
  },
});
