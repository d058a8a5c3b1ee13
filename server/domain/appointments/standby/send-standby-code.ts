import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { MAX_SENDS } from '../booking/booking-limits.js';
import { CodeChannel } from '../booking/booking.types.js';
import { maskedEmail, maskedPhone } from '../booking/masked.js';
import { STANDBY_CODE } from './standby-code-message.js';
import { TEXTS_PER_DAY } from './standby-limits.js';
import type { StandbyRow } from './standby-rows.js';
import type { StandbyCode } from './standby.types.js';

type Sent = Pick<StandbyRow, 'id' | 'channel' | 'phone' | 'email' | 'sends' | 'endsAt'>;

/** Sends the code of a request. Throws CONFLICT with the reason CODE_NOT_SENT where it cannot reach the phone. */
export async function sendStandbyCode(context: Context, { id, channel, phone, email }: Sent): Promise<void> {
  const message =
    channel === CodeChannel.EMAIL
      ? { to: { email: email! }, subjectId: id, channel: 'email' as const }
      : { to: { phone: `+1${phone}` }, subjectId: id, channel: 'text' as const, cause: CODE_CAUSE };
  const { sentBy, why } = await context.send(STANDBY_CODE, message, { by: channel });
  if (sentBy) return;
  context.log.info({ businessId: context.businessId, why }, 'a code of a request was not sent');
  throw new Refusal(ErrorCode.CONFLICT, 'We cannot text this number. Please use your e-mail address.', {
    field: 'phone',
    details: { reason: RefusalReason.CODE_NOT_SENT },
  });
}

const CODE_CAUSE = { session: null, isBraked: false, countsForHour: true, perDay: TEXTS_PER_DAY, partOfDay: null };

/** What the caller hears of a code that was sent. */
export const codeOf = ({ channel, phone, email, sends, endsAt }: Sent, token: string): StandbyCode => ({
  token,
  expiresAt: endsAt,
  sentBy: channel,
  sentTo: channel === CodeChannel.TEXT ? maskedPhone(phone) : maskedEmail(email!),
  sendsLeft: MAX_SENDS - sends,
});
