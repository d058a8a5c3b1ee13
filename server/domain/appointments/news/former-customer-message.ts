import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { waitingAbout } from '../../../core/messages/message.sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { appointmentFacts } from './appointment-facts.js';
import { entryOfAppointment } from './appointment-file.js';
import { calendarFile } from './calendar-file.js';
import type { Known } from './known.js';
import { type HeadForCustomer, NEWS_HEAD } from './news-head.sql.js';

interface FormerData {
  /** Whose it was. */
  formerId: string;
  known: Known;
  /** Of the calendar file that they have, and of the one that takes it out. */
  uuid: string;
  revision: number;
}

interface FormerSubject extends FormerData, HeadForCustomer {
  isPast: boolean;
  stamp: Date;
}

const KIND = 'appointment-given-away';
const TEXTS = {
  declined: (part: Part) => `appointmentDeclined.${part}` as const,
  canceled: (part: Part) => `appointmentCanceled.${part}` as const,
};
type Part = 'text' | 'subject' | 'title' | 'paragraph';

/** Tells whose appointment the staff gave to somebody else that theirs does not take place. It has no link: that is another customer's now. */
export const FORMER_CUSTOMER = defineMessage<FormerData, FormerSubject>({
  kind: KIND,
  class: 'transactional',
  about: 'appointment',
  load: async (context: Context, { id, subjectId, data }) => {
    const former = customerIdOf(sql`${data.formerId}::bigint`);
    const row = await context.db.row<Omit<FormerSubject, 'isPast' | 'stamp' | keyof FormerData>>(sql`
      select ${NEWS_HEAD}, u.email,
        ${customerIdOf(sql`a.customer_id`)} is not distinct from u.id as is_theirs,
        exists (select from ${waitingAbout(KIND, sql`select ${subjectId}::text`)} q where q.id > ${id} and q.customer_id = u.id) as has_later
      from appointment a cross join ${OUR_BUSINESS} b join ${CUSTOMERS} u on u.id = ${former} where a.id = ${subjectId}`);
    const now = context.now();
    return row ? { ...row, ...data, isPast: new Date(data.known.from) <= now, stamp: now } : null;
  },
  gone: 'The appointment is gone',
  isPointless: ({ isTheirs, hasLater, isPast }) =>
    (isTheirs || hasLater || isPast) && 'The appointment changed meanwhile',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: true,
  attachments: (subject) => [
    {
      fileName: 'appointment.ics',
      mediaType: 'text/calendar',
      content: () => Promise.resolve(Buffer.from(fileOf(subject))),
    },
  ],
  words(language, subject) {
    const { known, businessName, firstName, timeZone } = subject;
    const textOf = TEXTS[known.isRequest ? 'declined' : 'canceled'];
    const at = { firstName, timeZone, startsAt: new Date(known.from), products: [] };
    const facts = appointmentFacts(language, businessName, at);
    return {
      text: [translate(language, textOf('text'), facts), translate(language, 'textEnd.stop')].join(' '),
      mail: {
        subject: translate(language, textOf('subject'), facts),
        title: translate(language, textOf('title'), facts),
        paragraphs: [translate(language, textOf('paragraph'), facts)],
        footnote: translate(language, 'appointmentNews.footnote', facts),
      },
    };
  },
});

function fileOf({ known, ...subject }: FormerSubject): string {
  const times = { startsAt: new Date(known.from), endsAt: new Date(known.until) };
  const entry = { ...subject, ...times, flag: AppointmentFlag.CANCELED, products: [] };
  return calendarFile({ method: 'CANCEL', entries: [entryOfAppointment(entry, { method: 'CANCEL', link: null })] });
}
