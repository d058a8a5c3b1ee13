import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { NotSentReason } from '../../../core/messages/sent-message.js';
import type { TextCause } from '../../../core/messages/text-caps.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { OWN_CHANGE, takeNewsMail } from './news-limits.js';
import { APPOINTMENT_NEWS, type News, type NewsData } from './news-message.js';
import { NEWS_WAIT_MS } from './news-time.js';

/** Whom news reaches, and which change of the appointment they are about. */
export interface Reader {
  customerId: string;
  phone: string;
  email: string | null;
  revision: number;
}

/** Tells the customer of an appointment what became of it by what they did: by e-mail, with the calendar file, else by text. */
export async function tellNews(context: Context, appointmentId: string, news: News): Promise<void> {
  const reader = await context.db.row<Reader>(sql`
    update appointment a set revision = a.revision + 1
    from ${CUSTOMERS} u where a.id = ${appointmentId} and u.id = ${customerIdOf(sql`a.customer_id`)}
    returning u.id as customer_id, '+' || u.dial_code || u.phone as phone, coalesce(u.email, a.email) as email, a.revision`);
  if (reader) await sendNews(context, appointmentId, news, reader, { cause: OWN_CHANGE });
}

interface Sending {
  /** What led to it: by that, texts have caps. */
  cause: 'staff' | TextCause;
  /** When it leaves; as soon as it cannot be undone any more if omitted. */
  runAt?: Date;
  before?: Omit<NewsData, 'news' | 'revision'>;
}

/** Sends news whose revision is counted already. */
export async function sendNews(
  context: Context,
  appointmentId: string,
  news: News,
  { customerId, phone, email, revision }: Reader,
  { cause, runAt, before }: Sending,
): Promise<void> {
  if (email !== null && !(await takeNewsMail(context, email))) return logUnsent(context, 'limited');
  const { sentBy, why } = await context.send(
    APPOINTMENT_NEWS,
    {
      to: { customerId, phone, email },
      subjectId: appointmentId,
      channel: email === null ? 'text' : 'email',
      cause,
      runAt: runAt ?? new Date(context.now().getTime() + NEWS_WAIT_MS),
    },
    { news, revision, ...before },
  );
  if (!sentBy) logUnsent(context, why);
}

function logUnsent({ log, businessId }: Context, why: NotSentReason | null): void {
  log.info({ businessId, why }, 'no news of an appointment was sent');
}
