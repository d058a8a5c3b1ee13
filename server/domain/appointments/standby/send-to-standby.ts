import type { Context } from '../../../core/context.js';
import type { MessageKind } from '../../../core/messages/define-message.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import type { SentMessage } from '../../../core/messages/sent-message.js';
import { CodeChannel } from '../booking/booking.types.js';
import { TEXTS_PER_DAY } from '../booking/booking-limits.js';
import type { StandbyRow } from './standby-rows.js';

/** A phone that a code proved; the limits of requests and offers hold it, too. */
const CAUSE = {
  session: null,
  isBraked: false,
  isProved: true,
  countsForHour: false,
  perDay: TEXTS_PER_DAY,
  partOfDay: null,
};

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
    { to, subjectId: id, channel: isByText ? 'text' : 'email', fallBack: true, cause: CAUSE },
    ...data,
  );
  if (!sent.sentBy)
    context.log.info({ businessId: context.businessId, why: sent.why }, 'who waits for a time was not told');
  return sent;
}
