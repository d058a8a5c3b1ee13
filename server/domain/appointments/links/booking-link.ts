import { createHmac } from 'node:crypto';
import type { TokenKind } from '../../../core/access/TokenKind.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { linkBase } from '../../../core/http/own-url.js';
import { languageOf } from '../../../core/i18n/language.js';
import type { StoredMessage } from '../../../core/messages/define-message.js';
import { hashToken, tokenOf } from '../../../core/tokens.js';
import { customerIdOf, isErased } from '../../customers/customer.sql.js';
import { bookingPath } from '../paths.js';
import { proofOf } from './proof-of.js';

export const BOOKING_LETTER = 'a';
/** A link leads to its booking for so long after the end. */
const KEPT_MS = 30 * DAY_MS;

/**
 * The link of a booking, in every message about it. Good until 30 days after the end; it ends with the deletion of the appointment, the erasure of its customer,
 * and when the appointment becomes another customer's.
 */
export const BOOKING_LINK: TokenKind = {
  letter: BOOKING_LETTER,
  subject: 'That booking',
  limit: {
    key: 'booking-link',
    right: { max: 600, windowMs: 10 * MINUTE_MS },
    wrong: { max: 60, windowMs: 10 * MINUTE_MS },
  },
  find: (token, now) => sql`
    select l.id from booking_link l join appointment a on a.business_id = l.business_id and a.id = l.appointment_id
    where l.token_hash = ${hashToken(token)} and a.deleted_at is null and a.ends_at > ${new Date(now.getTime() - KEPT_MS)}
      and a.customer_id = ${customerIdOf(sql`l.customer_id`)} and not ${isErased(sql`a.customer_id`)}`,
};

/** What a message about an appointment knows of its link. */
export interface LinkOfMessage {
  /** Its address. */
  link: string;
  token: string;
  /** What the link proves once it is opened. */
  channel: 'text' | 'email';
  sentTo: string;
}

type Leaving = Pick<StoredMessage, 'id' | 'channel' | 'recipient'>;

/** The link of a message: each has its own, which follows from the server's secret, so that a file of its mail can name it, too. */
export function linkOf(context: Context, { id, channel, recipient = '' }: Leaving, language: string): LinkOfMessage {
  const { businessId, config } = context;
  const digest = createHmac('sha256', config.secret).update(`booking link\n${businessId}\n${id}`).digest('base64url');
  const token = tokenOf(BOOKING_LETTER, businessId, digest.replaceAll('_', '-').slice(0, 22));
  const by = channel === 'email' ? 'email' : 'text';
  // English is also stored for customers whose language is unknown, so their browser decides.
  const query = language === 'en' ? '' : `?language=${languageOf(language)}`;
  const link = `${linkBase(context)}${bookingPath(token)}${query}`;
  return { link, token, channel: by, sentTo: proofOf(config.secret, { [by]: recipient }) };
}

/** Keeps the link of a message that is about to leave, as a hash. */
export async function keepLink(
  context: Context,
  appointmentId: string,
  { token, channel, sentTo }: LinkOfMessage,
): Promise<void> {
  await context.db.rows(sql`
    insert into booking_link (token_hash, appointment_id, customer_id, channel, sent_to, created_at)
    select ${hashToken(token)}, a.id, a.customer_id, ${channel}, ${sentTo}, ${context.now()}
    from appointment a where a.id = ${appointmentId} and a.customer_id is not null
    on conflict (business_id, token_hash) do nothing`);
}
