import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { waitingAbout } from '../../../core/messages/message.sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { agreedToTexts } from './agreed-to-texts.sql.js';
import { FORMER_CUSTOMER } from './former-customer-message.js';
import { knownAs } from './known.js';
import { noteUnreachable, noteUntold } from './note-untold.js';
import { takeNews } from './news-limits.js';
import { APPOINTMENT_NEWS, type NewsData } from './news-message.js';
import { newsTime } from './news-time.js';
import { SERIES_NEWS } from './series-news-message.js';

interface Former {
  customerId: string;
  phone: string;
  email: string | null;
  hasConsent: boolean;
  timeZone: string;
  /** Of news to them that waits: they did not hear of it yet. */
  waiting: NewsData | null;
  /** The same of the news of its series. */
  isUnheard: boolean;
}

/** Tells whose appointment the staff gave to somebody else, as they knew it; not who never heard of it. */
export async function tellFormer(context: Context, before: Appointment): Promise<void> {
  const waiting = waitingAbout(APPOINTMENT_NEWS.kind, sql`select ${before.id}::text`);
  const ofSeries = waitingAbout(
    SERIES_NEWS.kind,
    sql`select a.id::text from appointment a where a.series_id = ${before.series?.id ?? null}::bigint`,
  );
  const former = await context.db.row<Former>(sql`
    select u.id as customer_id, '+' || u.dial_code || u.phone as phone, coalesce(u.email, ${before.email}::text) as email, ${agreedToTexts} as has_consent,
      (select b.time_zone from ${OUR_BUSINESS} b) as time_zone, (select q.data from ${waiting} q where q.customer_id = u.id order by q.id desc limit 1) as waiting,
      exists (select from ${ofSeries} q where q.customer_id = u.id and q.data -> 'was' -> ${before.id}::text = 'null'::jsonb) as is_unheard
    from ${CUSTOMERS} u where u.id = ${customerIdOf(sql`${before.customer!.id}::bigint`)}`);
  if (!former || former.isUnheard) return;
  const { customerId, phone, email, timeZone } = former;
  const known = former.waiting?.was === undefined ? knownAs(before) : former.waiting.was;
  if (known === null || before.startsAt <= context.now()) return;
  if (email === null && !former.hasConsent) return noteUnreachable(context, [before.id], phone, { isFormer: true });
  if (!(await takeNews(context, email === null ? { phone } : { email, isProved: true })))
    return noteUntold(context, [before.id], 'limited', { isFormer: true });
  const channel = email === null ? 'text' : 'email';
  const { sentBy, why } = await context.send(
    FORMER_CUSTOMER,
    {
      to: { customerId, phone, email },
      subjectId: before.id,
      channel,
      cause: 'staff',
      runAt: newsTime({ now: context.now(), channel, timeZone, startsAt: before.startsAt }),
    },
    { formerId: customerId, known, uuid: before.uuid, revision: before.revision + 1 },
  );
  if (!sentBy) noteUntold(context, [before.id], why, { isFormer: true });
}
