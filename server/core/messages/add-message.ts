import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import type { Channel, MessageKind } from './define-message.js';
import { deliveryJob } from './deliver-message-job.js';

interface MessageColumns {
  accountId: string | null;
  customerId: string | null;
  subjectId: string;
  channel: Channel;
  /** E-mail address or phone. */
  address: string;
  /** Month whose allowance it uses. */
  month: string | null;
  fallsBack: boolean;
  data: object;
  /** When it leaves at the earliest; null or left out for now. */
  runAt?: Date | null;
}

/** Writes a message and its job in the current transaction; returns its id. */
export async function addMessage(context: Context, kind: MessageKind, message: MessageColumns): Promise<string> {
  if (context.messages.find(kind.kind) !== kind) throw new Error(`No module brings messages of the kind ${kind.kind}`);
  const { accountId, customerId, subjectId, channel, address, month, fallsBack, data, runAt = null } = message;
  const row = await context.db.row<{ id: string }>(sql`
    with added as (
      insert into message (
        channel, class, template, recipient, account_id, customer_id, subject_kind, subject_id, data, falls_back,
        created_at, allowance_month
      ) values (
        ${channel}, ${kind.class}, ${kind.kind}, ${address}, ${accountId}, ${customerId}, ${kind.about}, ${subjectId},
        ${data}, ${fallsBack}, ${context.now()}, ${month}
      ) returning business_id, id
    )
    select id, graphile_worker.enqueue(
      ${deliveryJob(kind, channel).name}, json_build_object('businessId', business_id::text, 'messageId', id::text), ${runAt}::timestamptz,
      'deliver-message:' || id
    )::text as enqueued from added`);
  return row!.id;
}
