import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { hashToken } from '../../../core/tokens.js';
import type { CodeChannel } from '../booking/booking.types.js';
import { sendCode } from '../booking/send-code.js';
import { sentCode } from '../booking/sent-code.js';
import { countResend, requireSendsLeft } from '../booking/count-resend.js';
import { CALENDAR } from '../topics.js';
import { requireUnverified } from './require-standby.js';
import { STANDBY_CODE } from './standby-code-message.js';
import { lockStandby } from './standby-rows.js';
import type { StandbyCode } from './standby.types.js';

/** Sends the code of a request again. Throws CONFLICT with the reasons CODE_OVER and CODE_NOT_SENT; RATE_LIMITED. */
export async function resendStandbyCode(context: Context, token: string, channel: CodeChannel): Promise<StandbyCode> {
  const address = await context.preflight((db) =>
    db.row<{ phone: string; email: string | null }>(
      sql`select phone, email from standby where token_hash = ${hashToken(token)}`,
    ),
  );
  await countResend(context, channel, address);
  const standby = await lockStandby(context, token);
  requireUnverified(context, standby);
  requireSendsLeft(standby);
  const sent = { ...standby, channel, channels: [...standby.channels, channel], sends: standby.sends + 1 };
  context.db.send(sql`
    update standby set channel = ${channel}, channels = ${sent.channels}::text[], sends = ${sent.sends} where id = ${standby.id}`);
  context.tick(CALENDAR);
  await sendCode(context, STANDBY_CODE, sent);
  return { token, expiresAt: sent.endsAt, ...sentCode(sent) };
}
