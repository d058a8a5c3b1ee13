import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import type { Attachment } from '../../../core/messages/attachments.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { isUnderWayOrArrived } from '../../../core/messages/message.sql.js';
import { canStillAct } from '../links/can-still-act.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { keepLink, linkOf, type LinkOfMessage } from '../links/booking-link.js';
import { LINK_TEXTS } from '../links/link-texts.js';
import { appointmentFacts } from './appointment-facts.js';
import { entryOfAppointment } from './appointment-file.js';
import { calendarFile, type CalendarFile } from './calendar-file.js';
import { type HeadForCustomer, NEWS_HEAD } from './news-head.sql.js';
import { changeOf, type KnownBefore } from './series-changes.js';

/** More times are counted, not listed. */
const MAX_LISTED = 5;

interface SeriesNewsData {
  /** Whom it is for: what became another customer's is none of it. */
  customerId: string;
  was: KnownBefore;
}

interface Occurrence {
  id: string;
  uuid: string;
  flag: AppointmentFlag;
  revision: number;
  startsAt: Date;
  endsAt: Date;
  isGone: boolean;
  isDeleted: boolean;
  products: readonly SelectedProduct[];
}

interface SeriesSubject extends HeadForCustomer, LinkOfMessage {
  /** By start; of what is canceled, the times that the customer knew. */
  confirmed: readonly Occurrence[];
  moved: readonly Occurrence[];
  canceled: readonly Occurrence[];
  /** Whose link it is. */
  linkedId: string | null;
  /** Whether its customer can still change or cancel that one. */
  canAct: boolean;
  stamp: Date;
}

const TEXTS = {
  confirmed: (part: Part) => `seriesConfirmed.${part}` as const,
  moved: (part: Part) => `seriesMoved.${part}` as const,
  canceled: (part: Part) => `seriesCanceled.${part}` as const,
};
type Part = 'text' | 'subject' | 'title' | 'paragraph';

/** Tells the customer of a series what became of its appointments, all in one, with a calendar file. */
export const SERIES_NEWS = defineMessage<SeriesNewsData, SeriesSubject>({
  kind: 'series-news',
  class: 'transactional',
  about: 'appointment',
  load: async (context: Context, message) => {
    const { subjectId, data } = message;
    const { was = {} } = data;
    const ids = Object.keys(was);
    // Older messages do not say whose they are: they are for the customer of their appointment.
    const customerId = customerIdOf(sql`coalesce(${data.customerId ?? null}::bigint, a.customer_id)`);
    const head = await context.db.row<HeadForCustomer>(sql`
      select ${NEWS_HEAD}, u.email,
        exists (select from appointment o where o.id = any(${ids}::bigint[]) and ${customerIdOf(sql`o.customer_id`)} = u.id) as is_theirs,
        ${isUnderWayOrArrived({ kind: 'series-news', subjectId, after: message.id })} as has_later
      from appointment a cross join ${OUR_BUSINESS} b join ${CUSTOMERS} u on u.id = ${customerId}
      where a.id = ${subjectId}`);
    if (!head) return null;
    const occurrences = await context.db.rows<Occurrence>(sql`
      select a.id, a.uuid, a.flag, a.revision, a.starts_at, a.ends_at, a.deleted_at is not null as is_deleted,
        a.deleted_at is not null or ${customerIdOf(sql`a.customer_id`)} is distinct from ${customerIdOf(sql`coalesce(${data.customerId ?? null}::bigint, s.customer_id)`)} as is_gone,
        (select coalesce(json_agg(p order by t.number), '[]') from booked_time t, json_array_elements(t.products::json) p where t.appointment_id = a.id) as products
      from appointment a join appointment s on s.id = ${subjectId}
      where a.id = any(${ids}::bigint[]) and a.ends_at > ${context.now()} order by a.starts_at, a.id`);
    const those = (change: ReturnType<typeof changeOf>) =>
      occurrences.filter((one) => changeOf(was[one.id] ?? null, one) === change);
    const canceled = those('canceled').map((occurrence) => {
      const { from, until } = was[occurrence.id]!;
      return { ...occurrence, startsAt: new Date(from), endsAt: new Date(until) };
    });
    const [confirmed, moved] = [those('confirmed'), those('moved')];
    const coming = [...confirmed, ...moved].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    const linkedId = (coming[0] ?? canceled.find(({ isDeleted }) => !isDeleted) ?? canceled[0])?.id ?? null;
    const link = linkOf(context, message, head.language);
    const canAct = coming[0] !== undefined && (await canStillAct(context, coming[0]));
    return { ...head, ...link, confirmed, moved, canceled, linkedId, canAct, stamp: context.now() };
  },
  gone: 'The appointment is gone',
  isPointless: ({ isTheirs, hasLater, confirmed, moved, canceled }) =>
    (!isTheirs || hasLater || confirmed.length + moved.length + canceled.length === 0) &&
    'The appointments changed meanwhile',
  staleAfter: DAY_MS,
  languageOf: ({ language }) => languageOf(language),
  emailOf: ({ email }) => email,
  storesWords: 'without-link',
  attachments: (subject) => [
    ...fileOf(subject, 'REQUEST', [...subject.confirmed, ...subject.moved]),
    ...fileOf(subject, 'CANCEL', subject.canceled),
  ],
  link: async (context, subject) => {
    if (subject.linkedId !== null) await keepLink(context, subject.linkedId, subject);
    return subject.link;
  },
  words(language, subject) {
    const { confirmed, moved, canceled, link, canAct } = subject;
    const coming = [...confirmed, ...moved];
    const news = moved.length > 0 ? 'moved' : confirmed.length > 0 ? 'confirmed' : 'canceled';
    const told = news === 'canceled' ? canceled : coming;
    const facts = { ...factsOf(language, subject, told), count: told.length };
    const textOf = TEXTS[news];
    const way = news === 'canceled' ? LINK_TEXTS.again : canAct ? LINK_TEXTS.change : LINK_TEXTS.see;
    const others = news === 'canceled' ? [] : canceled;
    const alsoCanceled =
      others.length > 0
        ? [translate(language, 'seriesNews.canceled', { times: listed(language, subject, others).join('; ') })]
        : [];
    return {
      text: [
        translate(language, textOf('text'), { ...facts, times: listed(language, subject, told).join('; ') }),
        ...alsoCanceled,
        translate(language, way.text, { link }),
        translate(language, 'textEnd.stop'),
      ].join(' '),
      mail: {
        subject: translate(language, textOf('subject'), facts),
        title: translate(language, textOf('title'), facts),
        paragraphs: [
          translate(language, textOf('paragraph'), facts),
          ...listed(language, subject, told),
          ...(facts.items ? [facts.items] : []),
          ...alsoCanceled,
        ],
        button: { label: translate(language, way.button), address: link },
        footnote: translate(language, 'appointmentNews.footnote', facts),
      },
    };
  },
});

const factsOf = (
  language: Language,
  { businessName, firstName, timeZone, stamp }: SeriesSubject,
  told: readonly Occurrence[],
) =>
  appointmentFacts(language, businessName, {
    firstName,
    timeZone,
    startsAt: told[0]?.startsAt ?? stamp,
    products: told[0]?.products ?? [],
  });

/** The first times in words, and how many more there are. */
function listed(language: Language, subject: SeriesSubject, told: readonly Occurrence[]): string[] {
  const byStart = told.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const more = byStart.length - MAX_LISTED;
  return [
    ...byStart.slice(0, MAX_LISTED).map((occurrence) => factsOf(language, subject, [occurrence]).time),
    ...(more > 0 ? [translate(language, 'seriesNews.more', { count: more })] : []),
  ];
}

function fileOf(
  subject: SeriesSubject,
  method: CalendarFile['method'],
  occurrences: readonly Occurrence[],
): Attachment[] {
  if (occurrences.length === 0) return [];
  const { businessName, address, stamp, link, linkedId } = subject;
  const entries = occurrences.map((occurrence) =>
    entryOfAppointment(
      { ...occurrence, businessName, address, stamp },
      // Of the others the link says nothing.
      { method, link: occurrence.id === linkedId ? link : null },
    ),
  );
  return [
    {
      fileName: method === 'CANCEL' ? 'canceled.ics' : 'appointments.ics',
      mediaType: 'text/calendar',
      content: () => Promise.resolve(Buffer.from(calendarFile({ method, entries }))),
    },
  ];
}
