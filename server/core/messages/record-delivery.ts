import type { Context } from '../context.js';
import { handleUndelivered } from '../../domain/check-ins/messages/handle-undelivered.js';
import { OPTED_OUT } from './settle-message.js';
import { stopTexts } from './stop-texts.js';

/** What a provider tells of a message that it took. `undelivered` and `failed`: it did not arrive. */
export interface Delivery {
  messageId: string;
  state: 'sent' | 'delivered' | 'undelivered' | 'failed';
  errorCode: string | null;
}

// Of what comes later in time only what is later in the life of a message counts.
const SENT = `update message set status = 'sent', reason = null, sent_at = coalesce(sent_at, $2) where id = $1 and status in ('sending', 'unknown')`;
const ARRIVED = `update message set status = 'delivered', reason = null, sent_at = coalesce(sent_at, $2), settled_at = $2 where id = $1 and status in ('sending', 'unknown', 'sent')`;
const LOST = `
  update message set status = $3, error_code = $4, reason = 'The provider could not deliver it', settled_at = $2
  where id = $1 and status in ('sending', 'unknown', 'sent') returning recipient, sender`;

/** Keeps what became of a message, within its business. Repeats and late reports change nothing; one that did not arrive is made up for once. */
export async function recordDelivery(context: Context, { messageId, state, errorCode }: Delivery): Promise<void> {
  const { db } = context;
  const now = context.now();
  if (state === 'sent') {
    await db.rows(SENT, [messageId, now]);
    return;
  }
  if (state === 'delivered') {
    await db.rows(ARRIVED, [messageId, now]);
    return;
  }
  const lost = await db.row<{ recipient: string; sender: string | null }>(LOST, [messageId, now, state, errorCode]);
  if (!lost) return;
  if (errorCode === OPTED_OUT && lost.sender)
    await stopTexts(context, { number: lost.sender, phone: lost.recipient, source: 'provider' });
  await handleUndelivered(context, messageId);
}
