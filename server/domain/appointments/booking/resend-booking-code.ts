import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { hashToken } from '../../../core/tokens.js';
import type { BookingHold, CodeChannel } from './booking.types.js';
import { countResend, requireSendsLeft } from './count-resend.js';
import { holdOf, type HoldRow, lockHold } from './hold-rows.js';
import { requireHeld } from './require-held.js';
import { BOOKING_CODE } from './booking-code-message.js';
import { sendCode } from './send-code.js';

/** Sends the code of a hold again. Throws CONFLICT with the reasons HOLD_OVER and CODE_NOT_SENT; RATE_LIMITED. */
export async function resendBookingCode(context: Context, token: string, channel: CodeChannel): Promise<BookingHold> {
  const address = await context.preflight((db) =>
    db.row<{ phone: string; email: string | null }>(
      sql`select phone, email from booking_hold where token_hash = ${hashToken(token)}`,
    ),
  );
  await countResend(context, channel, address);
  return holdOf(context, await resendCode(context, await lockHold(context, token), channel), token);
}

/** Of a locked hold; whoever calls has counted the code. */
export async function resendCode(context: Context, hold: HoldRow, channel: CodeChannel): Promise<HoldRow> {
  requireHeld(context, hold);
  requireSendsLeft(hold);
  const sent = { ...hold, channel, channels: [...hold.channels, channel], sends: hold.sends + 1 };
  context.db.send(sql`
    update booking_hold set channel = ${channel}, channels = ${sent.channels}::text[], sends = ${sent.sends} where id = ${hold.id}`);
  await sendCode(context, BOOKING_CODE, sent);
  return sent;
}
