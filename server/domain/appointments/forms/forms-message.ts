import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { sha256 } from '../../../core/sha256.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { appointmentFacts } from '../news/appointment-facts.js';
import { formsPath } from '../paths.js';
import { formsKey } from './forms-key.sql.js';
import { OPEN_FORMS } from '../calendar/forms.sql.js';

interface FormsSubject {
  id: string;
  uuid: string;
  /** Of the address that the message goes to. */
  key: string;
  language: string;
  startsAt: Date;
  timeZone: string;
  firstName: string;
  email: string | null;
  /** How many forms are open. */
  count: number;
  isDeleted: boolean;
  /** Of the uuid of the appointment when it was sent: another one is of another customer. */
  sentFor: string;
}

/** A hash of the uuid, from which the keys to the forms follow. */
interface FormsData {
  sentFor: string;
}

export const sentForOf = (uuid: string): string => sha256(`forms\n${uuid}`).slice(0, 16);

/** Asks a customer to sign the forms of their appointment. Its words are not stored, as they hold the link. */
export const FORMS_MESSAGE = defineMessage<FormsData, FormsSubject>({
  kind: 'appointment-forms',
  class: 'transactional',
  about: 'appointment',
  load: async ({ db }: Context, { subjectId, data, recipient }) => {
    const row = await db.row<Omit<FormsSubject, 'sentFor'>>(sql`
      select a.id, a.uuid, ${formsKey(sql`${recipient ?? ''}::text`)} as key, a.language, a.starts_at, b.time_zone, u.first_name, coalesce(u.email, a.email) as email, ${OPEN_FORMS} as count,
        a.deleted_at is not null as is_deleted
      from appointment a cross join ${OUR_BUSINESS} b join ${CUSTOMERS} u on u.id = a.customer_id where a.id = ${subjectId}`);
    return row ? { ...row, sentFor: data.sentFor } : null;
  },
  gone: 'The appointment is gone',
  isPointless: ({ count, isDeleted, uuid, sentFor }) =>
    (count === 0 || isDeleted || sentForOf(uuid) !== sentFor) &&
    'The forms are signed, or the appointment is gone or of somebody else',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: false,
  takesNoReply: true,
  // English is also stored where the language is unknown: then their browser decides.
  link: (_context, { id, key, language }, base) =>
    `${base}${formsPath({ id, uuid: key })}${language === 'en' ? '' : `?language=${languageOf(language)}`}`,
  words(language, { businessName, firstName, count, link, startsAt, timeZone }) {
    const appointment = appointmentFacts(language, businessName, { firstName, startsAt, timeZone, products: [] });
    const facts = { ...appointment, count, link };
    return {
      text: `${translate(language, 'appointmentForms.text', facts)} ${translate(language, 'textEnd.stop')}`,
      mail: {
        subject: translate(language, 'appointmentForms.subject', facts),
        title: translate(language, 'formRequest.title', facts),
        paragraphs: [translate(language, 'appointmentForms.paragraph', facts)],
        button: { label: translate(language, 'formRequest.button', facts), address: link },
        footnote: translate(language, 'formRequest.footnote', facts),
      },
    };
  },
});
