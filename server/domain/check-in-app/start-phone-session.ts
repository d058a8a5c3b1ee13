import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { hashToken, newToken } from '../../core/tokens.js';
import { PHONE_TOKEN } from './phone-token.js';
import { MINUTE_MS } from '../../core/durations.js';

/** Length of a phone's session (ruling 3). */
const PHONE_SESSION_MINUTES = 300;

/** Also deletes expired sessions. Where only the screen's code is accepted, it was that one. */
const begin = (tokenHash: string, now: Date, expiresAt: Date, fromAfar: boolean) => sql`
  with ended as (delete from phone_session where expires_at <= ${now})
  insert into phone_session (token_hash, created_at, expires_at, by_screen, from_afar)
  select ${tokenHash}, ${now}, ${expiresAt}, only_from_here, ${fromAfar} from check_in_app`;

/** Starts a session of 300 minutes; the gate has checked the QR code, unless it is from afar. The business is not limited: opening many would lock its customers out. */
export async function startPhoneSession(
  context: Context,
  { fromAfar = false } = {},
): Promise<{ token: string; expiresAt: Date; businessId: string }> {
  const now = context.now();
  const token = newToken(PHONE_TOKEN.letter, context.businessId);
  const expiresAt = new Date(now.getTime() + PHONE_SESSION_MINUTES * MINUTE_MS);
  await context.db.rows(begin(hashToken(token), now, expiresAt, fromAfar));
  return { token, expiresAt, businessId: context.businessId };
}
