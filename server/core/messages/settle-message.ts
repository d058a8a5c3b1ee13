import type { Context } from '../context.js';
import { sql, type Sql } from '../database/sql.js';
import type { DeliveryFailure } from './DeliveryFailure.js';
import { handleUndelivered } from './handle-undelivered.js';
import { stopTexts } from './stop-texts.js';
import { refundTextAllowance } from './text-allowance.js';

/** Twilio: the phone has sent STOP. */
export const OPTED_OUT = '21610';

export type Outcome = 'queued' | 'sending' | 'failed' | 'unknown';

/** Keeps newer provider reports; a run taken for dead may still learn that its message was sent. */
export async function markSent(context: Context, messageId: string, providerId: string): Promise<void> {
  const now = context.now();
  await context.db.rows(sql`
    update message set recipient = ${keptRecipient(context)},
      status = case when status in ('sending', 'unknown') then 'sent' else status end,
      reason = case when status in ('sending', 'unknown') then null else reason end,
      provider_id = ${providerId}, sent_at = coalesce(sent_at, ${now}), settled_at = coalesce(settled_at, ${now})
    where id = ${messageId} and status in ('sending', 'unknown', 'sent', 'delivered', 'undelivered', 'failed')`);
}

/**
 * Records a message that the provider did not accept. `queued`: it will be retried; `sending`: the provider may have it and can be asked; `failed`: it
 * never left, so a text's allowance is refunded and an e-mail may replace it; `unknown`: the provider may have it and cannot tell. One that was not claimed is
 * `queued` before too.
 */
export async function markNotSent(
  context: Context,
  messageId: string,
  { kind, message, code = null }: FailureFacts,
  { isLast, canAsk, from = 'sending' }: { isLast: boolean; canAsk: boolean; from?: 'sending' | 'queued' },
): Promise<Outcome> {
  const outcome = outcomeOf(kind, isLast, canAsk);
  if (outcome === 'sending') return outcome;
  const settledAt = outcome === 'queued' ? null : context.now();
  const row = await context.db.row<{ recipient: string; sender: string | null }>(sql`
    update message set status = ${outcome}, reason = ${message}, error_code = ${code}, settled_at = ${settledAt}
    where id = ${messageId} and status = ${from} returning recipient, sender`);
  if (row && outcome !== 'queued') context.metrics.lostMessages.inc({ state: outcome });
  if (!row || outcome === 'queued') return outcome;
  forgetRecipient(context, messageId);
  if (outcome === 'unknown') {
    await handleUndelivered(context, messageId, { isUnknown: true });
    return outcome;
  }
  if (code === OPTED_OUT && row.sender)
    await stopTexts(context, { number: row.sender, phone: row.recipient, source: 'provider' });
  await handleUndelivered(context, messageId);
  refundTextAllowance(context, messageId);
  return outcome;
}

/** Of kinds that forget it, the address goes once the message was sent or lost. */
const keptRecipient = ({ messages }: Context): Sql =>
  sql`case when template = any(${messages.forgetful}::text[]) then '' else recipient end`;

export function forgetRecipient(context: Context, messageId: string): void {
  const { db, messages } = context;
  db.send(
    sql`update message set recipient = '' where id = ${messageId} and template = any(${messages.forgetful}::text[])`,
  );
}

type FailureFacts = Pick<DeliveryFailure, 'kind' | 'message'> & { code?: string | undefined | null };

function outcomeOf(kind: DeliveryFailure['kind'], isLast: boolean, canAsk: boolean): Outcome {
  if (kind === 'unknown') return canAsk && !isLast ? 'sending' : 'unknown';
  return kind === 'refused' || isLast ? 'failed' : 'queued';
}
