import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { waitingAbout } from '../../../core/messages/message.sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { ADDRESSES } from '../links/acting-address.js';
import { agreedToTexts } from './agreed-to-texts.sql.js';
import { knownAs } from './known.js';
import { APPOINTMENT_NEWS, type News, type NewsData } from './news-message.js';
import { newsTime } from './news-time.js';
import { type Reader, sendNews } from './tell-news.js';

interface Change {
  id: string;
  /** Whose it is now. */
  customerId: string;
  news: News;
  /** Null of one that was added; `visit` of visitOf, where that may have changed. */
  before: (Pick<Appointment, 'flag' | 'startsAt' | 'endsAt'> & { visit?: string }) | null;
  /** Whose it was, where it is another customer's now. */
  insteadOf?: string | undefined;
  /** Whether it is told only together with what waits to be told. */
  isUndo?: boolean;
}

interface StaffReader extends Reader {
  hasConsent: boolean;
  /** Of news that waits: this one takes its place. */
  waiting: NewsData | null;
  /** Whether it was theirs a moment ago, and whose it was meanwhile did not hear of it. */
  isGivenBack: boolean;
  startsAt: Date;
  timeZone: string;
}

/**
 * Tells the customer of an appointment what the staff did: by e-mail, with the calendar file, else by text, if they agreed to texts. Several changes one
 * after the other are told in one message, and what is undone before it leaves is no news.
 */
export async function tellChange(
  context: Context,
  { id, customerId, news, before, insteadOf, isUndo }: Change,
): Promise<void> {
  const waiting = waitingAbout(APPOINTMENT_NEWS.kind, sql`select ${id}::text`);
  const ofTheirs = sql`from ${waiting} q where q.customer_id = u.id`;
  const reader = await context.db.row<StaffReader>(sql`
    update appointment a set revision = a.revision + 1
    from ${CUSTOMERS} u where a.id = ${id} and u.id = ${customerIdOf(sql`${customerId}::bigint`)}
      and (${!isUndo}::boolean or exists (select ${ofTheirs}))
    returning u.id as customer_id, ${ADDRESSES}, a.revision,
      ${agreedToTexts} as has_consent, a.starts_at, (select b.time_zone from ${OUR_BUSINESS} b) as time_zone,
      (select q.data ${ofTheirs} order by q.id desc limit 1) as waiting,
      exists (select from ${waiting} q where q.customer_id <> u.id and q.data ->> 'insteadOf' = u.id::text) as is_given_back`);
  if (!reader) return;
  const known = { ...knownOf(reader, { before, insteadOf }), insteadOf };
  const startsAt = before && before.startsAt < reader.startsAt ? before.startsAt : reader.startsAt;
  const textAt = newsTime({ channel: 'text', timeZone: reader.timeZone, startsAt, now: context.now() });
  await sendNews(context, id, news, reader, { cause: 'staff', textAt, before: known, byMailOnly: !reader.hasConsent });
}

/** What the customer knew before all that is not told yet. */
function knownOf(
  { waiting, isGivenBack }: StaffReader,
  { before, insteadOf }: Pick<Change, 'before' | 'insteadOf'>,
): Pick<NewsData, 'was' | 'otherwise'> {
  const isTheirs = insteadOf === undefined || isGivenBack;
  // Nobody is told that they did not come.
  const flag = before?.flag === AppointmentFlag.NO_SHOW ? AppointmentFlag.CONFIRMED : before?.flag;
  const as = before && flag && isTheirs ? knownAs({ ...before, flag }) : null;
  if (!waiting) return { was: as };
  // What they did themselves they know, and hear of all the same.
  if (waiting.was === undefined) return { was: as, otherwise: waiting.news };
  return { was: waiting.was, otherwise: waiting.otherwise };
}
