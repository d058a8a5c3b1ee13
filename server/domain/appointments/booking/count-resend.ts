import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { invalid, Refusal } from '../../../core/Refusal.js';
import { countCode, MAX_SENDS } from './booking-limits.js';
import { CodeChannel } from './booking.types.js';

/** Counts a code that is sent again; of a wrong token there is no address, which is found out later. Throws INVALID_INPUT without an e-mail address, RATE_LIMITED. */
export async function countResend(
  context: Context,
  channel: CodeChannel,
  address: { phone: string; email: string | null } | undefined,
): Promise<void> {
  const isByEmail = channel === CodeChannel.EMAIL;
  if (isByEmail && !address?.email)
    throw invalid('email', 'Enter an email address.', { reason: RefusalReason.MISSING });
  if (address) await countCode(context, isByEmail ? { email: address.email! } : address);
}

/** Throws RATE_LIMITED. */
export function requireSendsLeft({ sends }: { sends: number }): void {
  if (sends >= MAX_SENDS)
    throw new Refusal(ErrorCode.RATE_LIMITED, 'The code was sent three times. Please begin again.');
}
