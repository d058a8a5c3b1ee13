import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { addMessage } from './add-message.js';
import type { MessageKind, StoredMessage } from './define-message.js';

interface UndeliveredRow extends StoredMessage {
  template: string;
  accountId: string | null;
  customerId: string | null;
  fallsBack: boolean;
}

/**
 * Handles an undelivered message: sends an e-mail instead of a text or call, once, if requested and possible, and notifies its room. `isUnknown`: it may have left,
 * which few kinds count as undelivered.
 */
export async function handleUndelivered(
  context: Context,
  messageId: string,
  { isUnknown = false } = {},
): Promise<void> {
  const row = await context.db.row<UndeliveredRow>(sql`
    select id, template, channel, account_id, customer_id, subject_id, data, falls_back, error_code
    from message where id = ${messageId}`);
  const kind = row && context.messages.find(row.template);
  if (!kind || (isUnknown && !kind.countsUnknownAsLost)) return;
  const standInId = row.channel !== 'email' && row.fallsBack ? await sendStandIn(context, kind, row) : null;
  await kind.onUndelivered?.(context, row, standInId);
}

/** Returns the e-mail's id; null if there is no address. */
async function sendStandIn(context: Context, kind: MessageKind, message: UndeliveredRow): Promise<string | null> {
  const subject = await kind.load(context, message);
  const address = subject && kind.emailOf?.(subject);
  if (!address) return null;
  return addMessage(context, kind, { ...message, channel: 'email', address, month: null, fallsBack: false });
}
