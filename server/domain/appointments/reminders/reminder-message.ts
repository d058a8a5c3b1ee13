import { DateTime } from 'luxon';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { ADDRESSES, type Addresses, mailboxFor, mayAct } from '../links/acting-address.js';
import { keepLink, linkOf, type LinkOfMessage } from '../links/booking-link.js';
import { LINK_TEXTS } from '../links/link-texts.js';
import { canStillAct } from '../links/can-still-act.js';
import { appointmentFacts, type AppointmentFacts } from '../news/appointment-facts.js';

interface ReminderData {
  /** When the appointment began, in ISO 8601: a reminder of another time does not leave. */
  of: string;
  /** Of the appointment then: it changes with its customer, and nobody is reminded of somebody else's. Messages of an older version have none. */
  revision?: number;
}

interface ReminderSubject extends AppointmentFacts, LinkOfMessage {
  id: string;
  language: string;
  email: string | null;
  /** Whether it leads to the appointment by its link. */
  hasLink: boolean;
  /** Whether its customer can still change or cancel it. */
  canAct: boolean;
  isOver: boolean;
  /** Of the visit, when the reminder leaves. */
  day: 'today' | 'tomorrow' | 'later';
}

/** How far the day of a visit is, by the clock of the business. */
function dayOf(
  { startsAt, timeZone }: Pick<ReminderSubject, 'startsAt' | 'timeZone'>,
  now: Date,
): ReminderSubject['day'] {
  const dayAt = (at: Date) => DateTime.fromJSDate(at, { zone: timeZone }).startOf('day');
  const days = Math.round(dayAt(startsAt).diff(dayAt(now), 'days').days);
  return days < 1 ? 'today' : days === 1 ? 'tomorrow' : 'later';
}

/** Reminds a customer of their appointment of the next day. */
export const APPOINTMENT_REMINDER = defineMessage<ReminderData, ReminderSubject>({
  kind: 'appointment-reminder',
  class: 'transactional',
  about: 'appointment',
  load: async (context: Context, message) => {
    const { subjectId, data } = message;
    const row = await context.db.row<
      Omit<ReminderSubject, 'isOver' | 'day' | 'email' | 'hasLink' | 'canAct' | keyof LinkOfMessage> &
        Addresses & { flag: AppointmentFlag; endsAt: Date; isDeleted: boolean; revision: number }
    >(sql`
      select a.id, a.flag, a.revision, a.deleted_at is not null as is_deleted, a.starts_at, a.ends_at, a.language, b.time_zone, u.first_name, ${ADDRESSES},
        (select coalesce(json_agg(p order by t.number), '[]') from booked_time t, json_array_elements(t.products::json) p where t.appointment_id = a.id) as products
      from appointment a cross join ${OUR_BUSINESS} b join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`a.customer_id`)}
      where a.id = ${subjectId}`);
    if (!row) return null;
    const { flag, isDeleted, revision, ...subject } = row;
    const isSame =
      (data.revision ?? revision) === revision &&
      subject.startsAt.toISOString() === data.of &&
      subject.startsAt > context.now();
    const link = linkOf(context, message, subject.language);
    const day = dayOf(subject, context.now());
    const { secret } = context.config;
    const email = mailboxFor(secret, row);
    const hasLink = mayAct(secret, row, link);
    const canAct = await canStillAct(context, row);
    const isOver = flag !== AppointmentFlag.CONFIRMED || isDeleted || !isSame;
    return { ...subject, ...link, email, hasLink, canAct, day, isOver };
  },
  gone: 'The appointment is gone',
  isPointless: ({ isOver }) => isOver && 'The appointment changed meanwhile',
  staleAfter: DAY_MS,
  restsAtNight: true,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: 'without-link',
  link: async (context, subject) => {
    if (subject.hasLink) await keepLink(context, subject.id, subject);
    return subject.link;
  },
  words(language, subject) {
    const { link, hasLink, canAct, day } = subject;
    const way = canAct ? LINK_TEXTS.change : LINK_TEXTS.see;
    const facts = { ...appointmentFacts(language, subject.businessName, subject), day };
    return {
      text: [
        translate(language, 'appointmentReminder.text', facts),
        ...(hasLink ? [translate(language, way.text, { link })] : []),
        translate(language, 'textEnd.stop'),
      ].join(' '),
      mail: {
        subject: translate(language, 'appointmentReminder.subject', facts),
        title: translate(language, 'appointmentReminder.title', facts),
        paragraphs: [
          translate(language, 'appointmentReminder.paragraph', facts),
          ...(facts.items ? [facts.items] : []),
          ...(hasLink || !canAct ? [] : [translate(language, LINK_TEXTS.inTexts)]),
        ],
        ...(hasLink && { button: { label: translate(language, way.button), address: link } }),
        footnote: translate(language, 'appointmentNews.footnote', facts),
      },
    };
  },
});
