import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { waitingAbout } from '../../../core/messages/message.sql.js';
import type { NotSentReason } from '../../../core/messages/sent-message.js';
import type { TextCause } from '../../../core/messages/text-caps.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { ADDRESSES, type Addresses, mailboxFor, mayAct } from '../links/acting-address.js';
import { proofOf } from '../links/proof-of.js';
import { noteUnreachable, noteUntold } from './note-untold.js';
import { PROVED_PHONE, takeNews } from './news-limits.js';
import { APPOINTMENT_NEWS, type News, type NewsData } from './news-message.js';
import { NEWS_WAIT_MS } from './news-time.js';

/** Whom news reaches, and which change of the appointment they are about. */
export interface Reader extends Addresses {
  customerId: string;
  revision: number;
}

/** Tells the customer of an appointment what became of it by what they did. */
export async function tellNews(context: Context, appointmentId: string, news: News): Promise<void> {
  const reader = await context.db.row<Reader>(sql`
    update appointment a set revision = a.revision + 1
    from ${CUSTOMERS} u where a.id = ${appointmentId} and u.id = ${customerIdOf(sql`a.customer_id`)}
    returning u.id as customer_id, ${ADDRESSES}, a.revision`);
  if (reader) await sendNews(context, appointmentId, news, reader, { cause: PROVED_PHONE });
}

/** News after which the visit does not take place. */
const ENDS: readonly News[] = ['canceled', 'lapsed'];
/** News that the staff may make again and again. */
const MOVES: readonly News[] = ['moved', 'changed'];

interface Sending {
  /** Whether no text is wanted. */
  byMailOnly?: boolean;
  /** What led to it: by that, texts have caps. */
  cause: 'staff' | TextCause;
  /** When a text leaves; as soon as nothing can be undone any more if omitted, as a mail does. */
  textAt?: Date;
  before?: Omit<NewsData, 'news' | 'revision'>;
}

/**
 * Sends news whose revision is counted already: by e-mail, with the calendar file, else by text. Where the mailbox may be mistyped, the phone that booked hears
 * of it too, and gets the link; the mailbox then hears the first news and the end, and of what the staff do all but moves, these only
 * where nothing can be texted, or in place of a mail that waits.
 */
export async function sendNews(
  context: Context,
  appointmentId: string,
  news: News,
  reader: Reader,
  { cause, textAt, before, byMailOnly = false }: Sending,
): Promise<void> {
  const { customerId, phone, revision } = reader;
  const { secret } = context.config;
  const email = mailboxFor(secret, reader);
  if (email === null && byMailOnly) return noteUnreachable(context, [appointmentId], phone);
  const isMailboxTrusted =
    email !== null && mayAct(secret, reader, { channel: 'email', sentTo: proofOf(secret, { email }) });
  const soon = new Date(context.now().getTime() + NEWS_WAIT_MS);
  const send = async (channel: 'text' | 'email'): Promise<NotSentReason | null> => {
    const { sentBy, why } = await context.send(
      APPOINTMENT_NEWS,
      {
        to: { customerId, phone, email },
        subjectId: appointmentId,
        channel,
        cause,
        runAt: channel === 'text' ? (textAt ?? soon) : soon,
      },
      { news, revision, ...before },
    );
    return sentBy ? null : why;
  };
  /** Why each message was not sent; null for one that was. */
  const outcomes: (NotSentReason | null)[] = [];
  if (!isMailboxTrusted && !byMailOnly) {
    // Texts about what a customer did have caps of their own.
    const isWithinLimits = cause !== 'staff' || (await takeNews(context, { phone }));
    outcomes.push(isWithinLimits ? await send('text') : 'limited');
  }
  // Who can move a booking again and again floods nobody's mailbox: the phone hears of it.
  const mayBeLeftOut = cause === 'staff' ? MOVES.includes(news) && outcomes.includes(null) : !ENDS.includes(news);
  // What waits to be mailed would not be true any more: this takes its place.
  const isLeftOut =
    !isMailboxTrusted && revision > 1 && mayBeLeftOut && !(await isMailWaiting(context, appointmentId, reader));
  if (email !== null && !isLeftOut) {
    const isWithinLimits = await takeNews(context, { email, isProved: isMailboxTrusted });
    outcomes.push(isWithinLimits ? await send('email') : 'limited');
  }
  const why = outcomes.at(-1);
  if (why && !outcomes.includes(null)) noteUntold(context, [appointmentId], why);
}

async function isMailWaiting({ db }: Context, appointmentId: string, { customerId }: Reader): Promise<boolean> {
  const waiting = waitingAbout(APPOINTMENT_NEWS.kind, sql`select ${appointmentId}::text`);
  const mail = await db.row(sql`
    select from ${waiting} q where q.customer_id = ${customerId} and q.channel = 'email' limit 1`);
  return mail !== undefined;
}
