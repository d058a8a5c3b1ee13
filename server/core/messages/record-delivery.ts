import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import { handleUndelivered } from './handle-undelivered.js';
import { OPTED_OUT } from './settle-message.js';
import { stopTexts } from './stop-texts.js';

/** A provider's report about a message that it accepted. `undelivered` and `failed`: it did not arrive. */
export interface Delivery {
  messageId: string;
  state: 'sent' | 'delivered' | 'undelivered' | 'failed';
  errorCode: string | null;
}

/** Records the state of a message of the business. Repeated and late reports change nothing; an undelivered message is replaced once. */
export async function recordDelivery(context: Context, delivery: Delivery): Promise<void> {
  const { db } = context;
  const { messageId, state } = delivery;
  const now = context.now();
  // Only a report of a later state counts.
  if (state === 'sent')
    await db.rows(sql`
      update message set status = 'sent', reason = null, sent_at = coalesce(sent_at, ${now})
      where id = ${messageId} and status in ('sending', 'unknown')`);
  else if (state === 'delivered')
    await db.rows(sql`
      update message set status = 'delivered', reason = null, sent_at = coalesce(sent_at, ${now}), settled_at = ${now}
      where id = ${messageId} and status in ('sending', 'unknown', 'sent')`);
  else await recordLoss(context, delivery);
}

async function recordLoss(context: Context, { messageId, state, errorCode }: Delivery): Promise<void> {
  const lost = await context.db.row<{ recipient: string; sender: string | null }>(sql`
    update message set status = ${state}, error_code = ${errorCode}, reason = 'The provider could not deliver it',
      settled_at = ${context.now()}
    where id = ${messageId} and status in ('sending', 'unknown', 'sent') returning recipient, sender`);
  if (!lost) return;
  context.metrics.lostMessages.inc({ state });
  // An erased or forgotten address is empty.
  if (errorCode === OPTED_OUT && lost.sender && lost.recipient)
    await stopTexts(context, { number: lost.sender, phone: lost.recipient, source: 'provider' });
  await handleUndelivered(context, messageId);
}
