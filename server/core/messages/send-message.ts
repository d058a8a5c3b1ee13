import type { Context } from '../context.js';
import { MESSAGE_CLASSES, type MessageTemplate } from './message-template.js';

export interface NewMessage {
  template: MessageTemplate;
  /** E-mail address, as the database holds it: never from the request alone. */
  recipient: string;
  /** Id of the account that the mail is about; its state is read again when the mail leaves. */
  subjectId: string;
  data?: Record<string, string>;
}

const ADD_WITH_JOB = `
  with added as (
    insert into message (channel, class, template, recipient, subject_id, data, created_at)
    values ('email', $1, $2, $3, $4, $5, $6) returning business_id, id
  )
  select graphile_worker.enqueue(
    'deliver-message', json_build_object('businessId', business_id::text, 'messageId', id::text), null, 'deliver-message:' || id
  ) from added`;

/** The one door out: the mail and its job are written in the operation's transaction, so it leaves if and only if its cause commits. */
export async function sendMessage(
  context: Context,
  { template, recipient, subjectId, data = {} }: NewMessage,
): Promise<void> {
  await context.db.rows(ADD_WITH_JOB, [MESSAGE_CLASSES[template], template, recipient, subjectId, data, context.now()]);
}
