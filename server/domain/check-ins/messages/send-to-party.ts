import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { Channel, MessageKind } from '../../../core/messages/define-message.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import type { SentMessage } from '../../../core/messages/sent-message.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';

export interface PartyMessage {
  checkInId: string;
  channel: Channel;
  /** Whether an e-mail may replace a text or call that cannot be sent. */
  fallBack: boolean;
}

/** Sends a message to the customer of a check-in, at their stored addresses. */
export async function sendToParty<Data extends object>(
  context: Context,
  kind: MessageKind<Data>,
  { checkInId, channel, fallBack }: PartyMessage,
  ...data: DataArgument<Data>
): Promise<SentMessage> {
  const customer = await context.db.row<{ customerId: string; phone: string; email: string | null }>(sql`
    select u.id as customer_id, '+' || u.dial_code || u.phone as phone, u.email
    from check_in c join ${CUSTOMERS} u on u.business_id = c.business_id and u.id = c.customer_id
    where c.id = ${checkInId}`);
  return context.send(kind, { to: customer!, subjectId: checkInId, channel, fallBack }, ...data);
}
