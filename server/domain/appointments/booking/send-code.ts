import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import type { MessageKind } from '../../../core/messages/define-message.js';
import { Refusal } from '../../../core/Refusal.js';
import { TEXTS_PER_DAY } from '../news/news-limits.js';
import { CodeChannel } from './booking.types.js';

interface CodeReader {
  /** Of the hold or the request. */
  id: string;
  channel: CodeChannel;
  phone: string;
  email: string | null;
}

const CAUSE = { session: null, isBraked: false, countsForHour: true, perDay: TEXTS_PER_DAY, partOfDay: null };

/** Sends the code of a hold or of a request for a freed time. Throws CONFLICT with the reason CODE_NOT_SENT where it cannot reach the phone. */
export async function sendCode(
  context: Context,
  kind: MessageKind<{ by: CodeChannel }>,
  { id, channel, phone, email }: CodeReader,
): Promise<void> {
  const message =
    channel === CodeChannel.EMAIL
      ? { to: { email: email! }, subjectId: id, channel: 'email' as const }
      : { to: { phone: `+1${phone}` }, subjectId: id, channel: 'text' as const, cause: CAUSE };
  const { sentBy, why } = await context.send(kind, message, { by: channel });
  if (sentBy) return;
  context.log.info({ businessId: context.businessId, kind: kind.kind, why }, 'a code was not sent');
  throw new Refusal(ErrorCode.CONFLICT, 'We cannot text this number now. Please use your email address.', {
    field: 'phone',
    details: { reason: RefusalReason.CODE_NOT_SENT },
  });
}
