import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { waitingAbout } from '../../../core/messages/message.sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { agreedToTexts } from './agreed-to-texts.sql.js';
import { type Known, knownAs } from './known.js';
import { noteUnreachable, noteUntold } from './note-untold.js';
import { takeNews } from './news-limits.js';
import { newsTime } from './news-time.js';
import type { KnownBefore } from './series-changes.js';
import { SERIES_NEWS } from './series-news-message.js';

/** An appointment of a series that was added or changed. */
export interface SeriesStep {
  id: string;
  /** Null of one that was added. */
  before: (Pick<Appointment, 'flag' | 'startsAt' | 'endsAt'> & { customer: { id: string } | null }) | null;
  /** Whose it is now; null of an event. */
  customerId: string | null;
}

interface Reader {
  customerId: string;
  phone: string;
  email: string | null;
  hasConsent: boolean;
  /** When the first of them begins. */
  startsAt: Date;
  timeZone: string;
  subjectId: string;
  /** Of news that waits: this one takes its place. */
  pending: KnownBefore | null;
  /** Ids of those that somebody else was given a moment ago, who did not hear of it yet. */
  given: string[];
}

/**
 * Tells the customers of a series, in one message each, what became of their appointments: by e-mail, with the calendar file, else by text, if they agreed to
 * texts. What is undone before it leaves is no news.
 */
export async function tellSeries(context: Context, seriesId: string, steps: readonly SeriesStep[]): Promise<void> {
  const customers = new Set(steps.flatMap(({ customerId }) => customerId ?? []));
  for (const customerId of customers)
    await tell(
      context,
      seriesId,
      customerId,
      steps.filter((step) => step.customerId === customerId),
    );
}

async function tell(
  context: Context,
  seriesId: string,
  customerId: string,
  steps: readonly SeriesStep[],
): Promise<void> {
  const ids = steps.map(({ id }) => id);
  const waiting = waitingAbout(
    SERIES_NEWS.kind,
    sql`select a.id::text from appointment a where a.series_id = ${seriesId}`,
  );
  const reader = await context.db.row<Reader>(sql`
    with changed as (update appointment set revision = revision + 1 where id = any(${ids}::bigint[]) returning customer_id)
    select u.id as customer_id, '+' || u.dial_code || u.phone as phone, u.email,
      ${agreedToTexts} as has_consent, (select b.time_zone from ${OUR_BUSINESS} b) as time_zone,
      (select min(a.starts_at) from appointment a where a.id = any(${ids}::bigint[])) as starts_at,
      (select min(a.id) from appointment a where a.series_id = ${seriesId} and a.customer_id = ${customerId}) as subject_id,
      (select m.data -> 'was' from ${waiting} m where m.customer_id = u.id order by m.id desc limit 1) as pending,
      array(select e.key from ${waiting} m cross join lateral jsonb_each(m.data -> 'was') e where m.customer_id <> u.id and e.value = 'null') as given
    from ${CUSTOMERS} u where u.id = ${customerIdOf(sql`${customerId}::bigint`)} and exists (select from changed)`);
  if (!reader) return;
  const { phone, email, hasConsent, subjectId, pending, given, customerId: keptId } = reader;
  const known = steps.map(({ id, before }): [string, Known | null] => {
    // Given back at once, it is theirs as it was.
    const isTheirs = before !== null && (before.customer?.id === customerId || given.includes(id));
    const as = isTheirs ? knownAs(before) : null;
    // What they asked for by the link they know, whatever waits to be told.
    return [id, as?.isRequest ? as : pending && id in pending ? pending[id]! : as];
  });
  const was: KnownBefore = { ...pending, ...Object.fromEntries(known) };
  if (email === null && !hasConsent) return noteUnreachable(context, ids, phone);
  if (!(await takeNews(context, email === null ? { phone } : { email, isProved: true })))
    return noteUntold(context, ids, 'limited');
  const starts = [reader.startsAt, ...steps.flatMap(({ before }) => before?.startsAt ?? [])];
  const startsAt = new Date(Math.min(...starts.map((start) => start.getTime())));
  const channel = email === null ? 'text' : 'email';
  const { sentBy, why } = await context.send(
    SERIES_NEWS,
    {
      to: { customerId: keptId, phone, email },
      subjectId,
      channel,
      cause: 'staff',
      runAt: newsTime({ now: context.now(), channel, timeZone: reader.timeZone, startsAt }),
    },
    { customerId: keptId, was },
  );
  if (!sentBy) noteUntold(context, ids, why);
}
