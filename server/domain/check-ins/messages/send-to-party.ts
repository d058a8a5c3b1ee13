import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { Channel, MessageKind } from '../../../core/messages/define-message.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import type { SentMessage } from '../../../core/messages/sent-message.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { JOIN_CUSTOMER, PARTY_EMAIL } from '../entry/check-in-rows.js';
import { textCause, type TextTrigger } from './text-cause.js';
import { HOUR_MS } from '../../../core/durations.js';

export interface PartyMessage {
  checkInId: string;
  /** A text unless somebody chose otherwise. */
  channel?: Channel;
  /** Whether an e-mail may replace a text or call that cannot be sent. */
  fallBack: boolean;
  /** `staff`: somebody who works here pressed a button. */
  trigger: 'staff' | TextTrigger;
}

/** Of one address in an hour, and more than half of all: a crowd that waits leaves less often. */
const MIN_GONE_SESSIONS = 20;

interface PartyRow {
  session: string | null;
  hasBrake: boolean;
  perDay: number;
  customerId: string;
  phone: string;
  email: string | null;
}

/** Whether most phone sessions at an address left or were removed, and none of theirs waits or was seated: a script joins and leaves to move the line. */
const hasBrake = (address: Sql, since: Date): Sql => sql`(
  select count(*) filter (where is_gone) >= ${MIN_GONE_SESSIONS} and count(*) filter (where is_gone) * 2 > count(*)
  from (
    select bool_or(g.deleted_at is not null or g.status = 'canceled' and g.cancel_by = 'party')
      and not bool_or(g.deleted_at is null and g.status <> 'canceled') as is_gone
    from check_in g where g.joined_from = ${address} and g.created_at > ${since} group by g.joined_by
  ) sessions
)`;

/** Sends a message to the customer of a check-in, at their stored addresses. */
export async function sendToParty<Data extends object>(
  context: Context,
  kind: MessageKind<Data>,
  { checkInId, channel = 'text', fallBack, trigger }: PartyMessage,
  ...data: DataArgument<Data>
): Promise<SentMessage> {
  const hourAgo = new Date(context.now().getTime() - HOUR_MS);
  const { customerId, phone, email, ...facts } = (await context.db.row<PartyRow>(sql`
    select u.id as customer_id, '+' || u.dial_code || u.phone as phone, ${PARTY_EMAIL} as email, c.joined_by as session,
      a.automatic_texts_per_day as per_day, ${hasBrake(sql`c.joined_from`, hourAgo)} as has_brake
    from check_in c ${JOIN_CUSTOMER}
    join ${CHECK_IN_APPS} a on a.business_id = c.business_id
    where c.id = ${checkInId}`))!;
  const cause = trigger === 'staff' ? trigger : textCause(trigger, facts);
  return context.send(
    kind,
    { to: { customerId, phone, email }, subjectId: checkInId, channel, fallBack, cause },
    ...data,
  );
}
