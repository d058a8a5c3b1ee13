import type { Context } from '../context.js';
import type { DeliveryFailure } from './DeliveryFailure.js';
import { handleUndelivered } from '../../domain/check-ins/messages/handle-undelivered.js';
import { stopTexts } from './stop-texts.js';
import { refundTextAllowance } from './text-allowance.js';

/** Twilio: the phone has sent STOP. */
export const OPTED_OUT = '21610';

export type Outcome = 'queued' | 'sending' | 'failed' | 'unknown';

// What the provider said of it meanwhile is newer; and a run that was taken for dead may still learn that its message left.
const SENT = `
  update message set status = case when status in ('sending', 'unknown') then 'sent' else status end, reason = case when status in ('sending', 'unknown') then null else reason end,
    provider_id = $2, sent_at = coalesce(sent_at, $3), settled_at = coalesce(settled_at, $3)
  where id = $1 and status in ('sending', 'unknown', 'sent', 'delivered', 'undelivered', 'failed')`;
const NOT_SENT = `update message set status = $2, reason = $3, error_code = $4, settled_at = $5 where id = $1 and status = 'sending' returning channel, recipient, sender`;

export async function markSent(context: Context, messageId: string, providerId: string): Promise<void> {
  await context.db.rows(SENT, [messageId, providerId, context.now()]);
}

/**
 * What becomes of a message that was not handed over. `queued`: it will be tried again; `sending`: the provider may have it and can be asked; `failed`: it
 * never left, so a text gives back its allowance and an e-mail may stand in; `unknown`: the provider may have it and cannot tell.
 */
export async function markNotSent(
  context: Context,
  messageId: string,
  { kind, message, code = null }: FailureFacts,
  { isLast, canAsk }: { isLast: boolean; canAsk: boolean },
): Promise<Outcome> {
  const outcome = outcomeOf(kind, isLast, canAsk);
  if (outcome === 'sending') return outcome;
  const row = await context.db.row<{ channel: string; recipient: string; sender: string | null }>(NOT_SENT, [
    messageId,
    outcome,
    message,
    code,
    outcome === 'queued' ? null : context.now(),
  ]);
  if (!row || outcome !== 'failed') return outcome;
  if (code === OPTED_OUT && row.sender)
    await stopTexts(context, { number: row.sender, phone: row.recipient, source: 'provider' });
  await handleUndelivered(context, messageId);
  refundTextAllowance(context.db, messageId);
  return outcome;
}

type FailureFacts = Pick<DeliveryFailure, 'kind' | 'message'> & { code?: string | undefined | null };

function outcomeOf(kind: DeliveryFailure['kind'], isLast: boolean, canAsk: boolean): Outcome {
  if (kind === 'unknown') return canAsk && !isLast ? 'sending' : 'unknown';
  return kind === 'refused' || isLast ? 'failed' : 'queued';
}
