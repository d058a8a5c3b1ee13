import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { Channel, MessageKind } from '../../../core/messages/define-message.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import type { SentMessage } from '../../../core/messages/sent-message.js';
import type { TextCause } from '../../../core/messages/text-caps.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';

export interface PartyMessage {
  checkInId: string;
  channel: Channel;
  /** Whether an e-mail may replace a text or call that cannot be sent. */
  fallBack: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
/** Of one address in an hour; a crowd that waits leaves less often. */
const MAX_GONE_SESSIONS = 20;

interface PartyRow extends TextCause {
  customerId: string;
  phone: string;
  email: string | null;
}

/** Phone sessions at an address whose check-ins were left or removed: a script joins and leaves to move the line. */
const goneSessionsFrom = (address: Sql, since: Date): Sql => sql`(
  select count(distinct g.joined_by) from check_in g
  where g.joined_from = ${address} and g.created_at > ${since} and (g.status = 'canceled' or g.deleted_at is not null)
)`;

/** Sends a message to the customer of a check-in, at their stored addresses. */
export async function sendToParty<Data extends object>(
  context: Context,
  kind: MessageKind<Data>,
  { checkInId, channel, fallBack }: PartyMessage,
  ...data: DataArgument<Data>
): Promise<SentMessage> {
  const hourAgo = new Date(context.now().getTime() - HOUR_MS);
  const { customerId, phone, email, ...cause } = (await context.db.row<PartyRow>(sql`
    select u.id as customer_id, '+' || u.dial_code || u.phone as phone, u.email, c.joined_by as session,
      a.automatic_texts_per_day as per_day, ${goneSessionsFrom(sql`c.joined_from`, hourAgo)} >= ${MAX_GONE_SESSIONS} as is_braked
    from check_in c
    join ${CUSTOMERS} u on u.business_id = c.business_id and u.id = c.customer_id
    join ${CHECK_IN_APPS} a on a.business_id = c.business_id
    where c.id = ${checkInId}`))!;
  return context.send(
    kind,
    { to: { customerId, phone, email }, subjectId: checkInId, channel, fallBack, cause },
    ...data,
  );
}
