import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import type { Attachment } from '../../../core/messages/attachments.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { ADDRESSES, type Addresses, mailboxFor, mayAct } from '../links/acting-address.js';
import { keepLink, linkOf, type LinkOfMessage } from '../links/booking-link.js';
import { canStillAct } from '../links/can-still-act.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { LINK_TEXTS } from '../links/link-texts.js';
import { appointmentFacts, type AppointmentFacts } from './appointment-facts.js';
import { fileOfAppointment } from './appointment-file.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { NEWS_HEAD, type NewsHead } from './news-head.sql.js';
import { type Known, knownAs, newsSince, visitOf } from './known.js';

/** `changed`: what it is for, or who was chosen for it, at the same time. `lapsed`: nobody answered the request until its time came. */
export type News = 'requested' | 'confirmed' | 'declined' | 'moved' | 'changed' | 'canceled' | 'lapsed';

/** What was so when it was written: news that is not true any more does not leave. */
export interface NewsData {
  news: News;
  revision: number;
  /** Of what the staff did: what the customer knew before, null for nothing. What became of it since is read when it leaves. */
  was?: Known | null;
  /** What they are told where nothing became of it: the news that it took the place of. */
  otherwise?: News | undefined;
  /** Whose it was, where the staff gave it to somebody else. */
  insteadOf?: string | undefined;
}

interface NewsSubject extends AppointmentFacts, NewsHead, LinkOfMessage {
  id: string;
  uuid: string;
  status: AppointmentStatus;
  flag: AppointmentFlag;
  revision: number;
  isDeleted: boolean;
  endsAt: Date;
  email: string | null;
  /** Whether it leads to the appointment by its link. */
  hasLink: boolean;
  /** Whether its customer can still change or cancel it. */
  canAct: boolean;
  /** First names of those who were chosen; '' for none. */
  staff: string;
  /** What they are told; null for nothing. */
  told: News | null;
  /** Whether the staff made it, and this is the first that its customer hears of it. */
  isNew: boolean;
  stamp: Date;
}

type Part = 'text' | 'subject' | 'title' | 'paragraph';

const TEXTS = {
  booked: (part: Part) => `appointmentBooked.${part}` as const,
  requested: (part: Part) => `appointmentRequested.${part}` as const,
  confirmed: (part: Part) => `appointmentConfirmed.${part}` as const,
  declined: (part: Part) => `appointmentDeclined.${part}` as const,
  moved: (part: Part) => `appointmentMoved.${part}` as const,
  changed: (part: Part) => `appointmentChanged.${part}` as const,
  canceled: (part: Part) => `appointmentCanceled.${part}` as const,
  lapsed: (part: Part) => `appointmentLapsed.${part}` as const,
};

/** Whether the appointment takes place, or may: what the others say is over with it. */
const TAKES_PLACE: Readonly<Partial<Record<News, AppointmentFlag>>> = {
  requested: AppointmentFlag.REQUESTED,
  confirmed: AppointmentFlag.CONFIRMED,
  moved: AppointmentFlag.CONFIRMED,
  changed: AppointmentFlag.CONFIRMED,
};

type Now = Pick<NewsSubject, 'flag' | 'startsAt' | 'endsAt' | 'isDeleted' | 'revision'> & { visit: string };

type NewsRow = Omit<
  NewsSubject,
  'told' | 'isNew' | 'stamp' | 'products' | 'staff' | 'email' | 'hasLink' | 'canAct' | keyof LinkOfMessage
> &
  Addresses & {
    parts: {
      askedForStaff: boolean;
      staffId: string | null;
      name: string | null;
      products: AppointmentFacts['products'];
    }[];
  };

/** What is to be told of an appointment that stands so; null for nothing. */
function newsThen({ news, revision, was, otherwise }: NewsData, now: Now): News | null {
  if (revision !== now.revision) return null;
  if (was === undefined) return isTrue(news, now) ? news : null;
  const since = newsSince(was, now.isDeleted ? null : knownAs(now));
  // A cancellation that was not to be told is no news.
  if (since && !TAKES_PLACE[since] && TAKES_PLACE[news]) return null;
  return since ?? (otherwise && isTrue(otherwise, now) ? otherwise : null);
}

function isTrue(news: News, now: Now): boolean {
  const isLive = isLiveFlag(now.flag) && !now.isDeleted;
  if (news === 'lapsed') return isLive && now.flag === AppointmentFlag.REQUESTED;
  const flag = TAKES_PLACE[news];
  return flag ? isLive && now.flag === flag : !isLive;
}

/** What does not take place any more is told of with the time that the customer knew. */
const timesTold = (told: News | null, { was }: NewsData) =>
  told && was && !TAKES_PLACE[told] ? { startsAt: new Date(was.from), endsAt: new Date(was.until) } : {};

/** Tells a customer what became of their appointment, with a calendar file. */
export const APPOINTMENT_NEWS = defineMessage<NewsData, NewsSubject>({
  kind: 'appointment-news',
  class: 'transactional',
  about: 'appointment',
  load: async (context: Context, message) => {
    const { subjectId, data } = message;
    const row = await context.db.row<NewsRow>(sql`
      select a.id, a.uuid, a.status, a.flag, a.revision, a.deleted_at is not null as is_deleted, a.starts_at, a.ends_at,
        ${NEWS_HEAD}, ${ADDRESSES},
        (select coalesce(json_agg(json_build_object('askedForStaff', t.asked_for_staff, 'staffId', t.staff_id::text, 'name', s.first_name, 'products', t.products)
          order by t.number), '[]') from booked_time t left join ${STAFF_MEMBERS} s on s.id = t.staff_id where t.appointment_id = a.id) as parts
      from appointment a cross join ${OUR_BUSINESS} b join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`a.customer_id`)}
      where a.id = ${subjectId}`);
    if (!row) return null;
    const { parts, ...facts } = row;
    const told = newsThen(data, { ...row, visit: visitOf(parts) });
    const link = linkOf(context, message, row.language);
    const { secret } = context.config;
    return {
      ...facts,
      email: mailboxFor(secret, row),
      hasLink: mayAct(secret, row, link),
      canAct: await canStillAct(context, row),
      products: parts.flatMap(({ products }) => products),
      staff: [...new Set(parts.flatMap(({ askedForStaff, name }) => (askedForStaff && name ? [name] : [])))].join(', '),
      ...timesTold(told, data),
      ...link,
      told,
      isNew: told === 'confirmed' && row.status === AppointmentStatus.RESERVED && data.was === null,
      stamp: context.now(),
    };
  },
  gone: 'The appointment is gone',
  isPointless: ({ told }) => told === null && 'The appointment changed meanwhile',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: 'without-link',
  attachments: (subject) => [fileOf(subject)],
  link: async (context, subject) => {
    if (subject.hasLink) await keepLink(context, subject.id, subject);
    return subject.link;
  },
  words(language, subject) {
    const { link, hasLink, canAct, staff } = subject;
    const facts = {
      ...appointmentFacts(language, subject.businessName, subject),
      staff,
      hasStaff: staff ? 'yes' : 'no',
    };
    const told = subject.told ?? subject.news;
    const textOf = TEXTS[subject.isNew ? 'booked' : told];
    const way = !TAKES_PLACE[told] ? LINK_TEXTS.again : canAct ? LINK_TEXTS.change : LINK_TEXTS.see;
    return {
      text: [
        translate(language, textOf('text'), facts),
        ...(hasLink ? [translate(language, way.text, { link })] : []),
        translate(language, 'textEnd.stop'),
      ].join(' '),
      mail: {
        subject: translate(language, textOf('subject'), facts),
        title: translate(language, textOf('title'), facts),
        paragraphs: [
          translate(language, textOf('paragraph'), facts),
          ...(facts.items ? [facts.items] : []),
          ...(hasLink || way !== LINK_TEXTS.change ? [] : [translate(language, LINK_TEXTS.inTexts)]),
        ],
        ...(hasLink && { button: { label: translate(language, way.button), address: link } }),
        footnote: translate(language, 'appointmentNews.footnote', facts),
      },
    };
  },
});

const fileOf = ({ told, ...subject }: NewsSubject): Attachment => ({
  fileName: 'appointment.ics',
  mediaType: 'text/calendar',
  content: () =>
    Promise.resolve(
      Buffer.from(
        fileOfAppointment(subject, {
          method: TAKES_PLACE[told!] ? 'REQUEST' : 'CANCEL',
          link: subject.hasLink ? subject.link : null,
        }),
      ),
    ),
});
