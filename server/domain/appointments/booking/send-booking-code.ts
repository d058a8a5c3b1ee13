import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { CodeChannel } from './booking.types.js';
import { BOOKING_CODE } from './booking-code-message.js';
import type { HoldRow } from './hold-rows.js';

/** Of a business in a day. */
const TEXTS_PER_DAY = 500;

/** Sends the code of a hold. Throws CONFLICT with the reason CODE_NOT_SENT where it cannot reach the phone. */
export async function sendBookingCode(
  context: Context,
  { id, channel, phone, email }: Pick<HoldRow, 'id' | 'channel' | 'phone' | 'email'>,
): Promise<void> {
  const message =
    channel === CodeChannel.EMAIL
      ? { to: { email: email! }, subjectId: id, channel: 'email' as const }
      : {
          to: { phone: `+1${phone}` },
          subjectId: id,
          channel: 'text' as const,
          cause: { session: null, isBraked: false, countsForHour: true, perDay: TEXTS_PER_DAY, partOfDay: null },
        };
  const { sentBy, why } = await context.send(BOOKING_CODE, message, { by: channel });
  if (sentBy) return;
  context.log.info({ businessId: context.businessId, why }, 'a booking code was not sent');
  throw new Refusal(ErrorCode.CONFLICT, 'We cannot text this number. Please use your e-mail address.', {
    field: 'phone',
    details: { reason: RefusalReason.CODE_NOT_SENT },
  });
}
