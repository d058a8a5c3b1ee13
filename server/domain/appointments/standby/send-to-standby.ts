import type { Context } from '../../../core/context.js';
import type { MessageKind } from '../../../core/messages/define-message.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import type { SentMessage } from '../../../core/messages/sent-message.js';
import { CodeChannel } from '../booking/booking.types.js';
import { PROVED_PHONE } from '../news/news-limits.js';
import type { StandbyRow } from './standby-rows.js';

type Reader = Pick<StandbyRow, 'id' | 'customerId' | 'phone' | 'email' | 'channel'>;

/** Sends a message to who waits for a time: by text, else by e-mail; by e-mail only to whom a code by e-mail proved. */
export async function sendToStandby<Data extends object>(
  context: Context,
  kind: MessageKind<Data>,
  { id, customerId, phone, email, channel }: Reader,
  ...data: DataArgument<Data>
): Promise<SentMessage> {
  const isByText = channel === CodeChannel.TEXT;
  const to = { customerId: customerId!, phone: isByText ? `+1${phone}` : null, email };
  const sent = await context.send(
    kind,
    { to, subjectId: id, channel: isByText ? 'text' : 'email', fallBack: true, cause: PROVED_PHONE },
    ...data,
  );
  if (!sent.sentBy)
    context.log.info({ businessId: context.businessId, why: sent.why }, 'who waits for a time was not told');
  return sent;
}
