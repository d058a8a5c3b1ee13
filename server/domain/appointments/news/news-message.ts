import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import type { Attachment } from '../../../core/messages/attachments.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { keepLink, linkOf, type LinkOfMessage } from '../links/booking-link.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { LINK_TEXTS } from '../links/link-texts.js';
import { appointmentFacts, type AppointmentFacts } from './appointment-facts.js';
import { fileOfAppointment } from './appointment-file.js';

export type News = 'requested' | 'confirmed' | 'declined' | 'moved' | 'canceled';

/** What was so when it was written: news that is not true any more does not leave. */
export interface NewsData {
  news: News;
  revision: number;
}

interface NewsSubject extends AppointmentFacts, LinkOfMessage {
  id: string;
  uuid: string;
  flag: AppointmentFlag;
  revision: number;
  isDeleted: boolean;
  endsAt: Date;
  language: string;
  businessName: string;
  address: string;
  email: string | null;
  /** Of the message. */
  data: NewsData;
  stamp: Date;
}

type Part = 'text' | 'subject' | 'title' | 'paragraph';

const TEXTS = {
  requested: (part: Part) => `appointmentRequested.${part}` as const,
  confirmed: (part: Part) => `appointmentConfirmed.${part}` as const,
  declined: (part: Part) => `appointmentDeclined.${part}` as const,
  moved: (part: Part) => `appointmentMoved.${part}` as const,
  canceled: (part: Part) => `appointmentCanceled.${part}` as const,
};

/** Whether the appointment takes place, or may: what the others say is over with it. */
const TAKES_PLACE: Readonly<Partial<Record<News, AppointmentFlag>>> = {
  requested: AppointmentFlag.REQUESTED,
  confirmed: AppointmentFlag.CONFIRMED,
  moved: AppointmentFlag.CONFIRMED,
};

function isOver({ data: { news, revision }, ...now }: NewsSubject): boolean {
  const isLive = isLiveFlag(now.flag) && !now.isDeleted;
  const flag = TAKES_PLACE[news];
  const isTrue = flag ? isLive && now.flag === flag : !isLive;
  return !isTrue || revision !== now.revision;
}

/** Tells a customer what became of their appointment, with a calendar file. */
export const APPOINTMENT_NEWS = defineMessage<NewsData, NewsSubject>({
  kind: 'appointment-news',
  class: 'transactional',
  about: 'appointment',
  load: async (context: Context, message) => {
    const { subjectId, data } = message;
    const row = await context.db.row<Omit<NewsSubject, 'data' | 'stamp' | keyof LinkOfMessage>>(sql`
      select a.id, a.uuid, a.flag, a.revision, a.deleted_at is not null as is_deleted, a.starts_at, a.ends_at, a.language, b.time_zone,
        b.name as business_name, b.address || ', ' || b.city || ', ' || b.state || ' ' || b.zip as address, u.first_name, coalesce(u.email, a.email) as email,
        (select coalesce(json_agg(p order by t.number), '[]') from booked_time t, json_array_elements(t.products::json) p where t.appointment_id = a.id) as products
      from appointment a cross join ${OUR_BUSINESS} b join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`a.customer_id`)}
      where a.id = ${subjectId}`);
    return row ? { ...row, ...linkOf(context, message, row.language), data, stamp: context.now() } : null;
  },
  gone: 'The appointment is gone',
  isPointless: (subject) => isOver(subject) && 'The appointment changed meanwhile',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: 'without-link',
  attachments: (subject) => [fileOf(subject)],
  link: async (context, subject) => {
    await keepLink(context, subject.id, subject);
    return subject.link;
  },
  words(language, subject) {
    const facts = appointmentFacts(language, subject.businessName, subject);
    const { news } = subject.data;
    const textOf = TEXTS[news];
    const { link } = subject;
    const way = TAKES_PLACE[news] ? LINK_TEXTS.change : LINK_TEXTS.again;
    return {
      text: [
        translate(language, textOf('text'), facts),
        translate(language, way.text, { link }),
        translate(language, 'textEnd.stop'),
      ].join(' '),
      mail: {
        subject: translate(language, textOf('subject'), facts),
        title: translate(language, textOf('title'), facts),
        paragraphs: [translate(language, textOf('paragraph'), facts), ...(facts.items ? [facts.items] : [])],
        button: { label: translate(language, way.button), address: link },
        footnote: translate(language, 'appointmentNews.footnote', facts),
      },
    };
  },
});

const fileOf = ({ data: { news }, ...subject }: NewsSubject): Attachment => ({
  fileName: 'appointment.ics',
  mediaType: 'text/calendar',
  content: () =>
    Promise.resolve(
      Buffer.from(fileOfAppointment(subject, { method: TAKES_PLACE[news] ? 'REQUEST' : 'CANCEL', link: subject.link })),
    ),
});
