import { createHmac } from 'node:crypto';
import type { TokenKind } from '../../../core/access/TokenKind.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import type { Context } from '../../../core/context.js';
import { hashToken, newToken, tokenOf } from '../../../core/tokens.js';

export const HOLD_LETTER = 'b';

/** Who holds a time. A hold that is over is found until it is forgotten, so that its holder hears why. */
export const HOLD_TOKEN: TokenKind = {
  letter: HOLD_LETTER,
  subject: 'That booking',
  limit: {
    key: 'booking-token',
    right: { max: 200, windowMs: 10 * MINUTE_MS },
    wrong: { max: 30, windowMs: 10 * MINUTE_MS },
  },
  find: (token) => sql`select id from booking_hold where token_hash = ${hashToken(token)}`,
};

/** A new token; of a caller's key always the same one, which nobody else can know. */
export function holdToken({ businessId, config }: Context, key: string | null | undefined): string {
  if (!key) return newToken(HOLD_LETTER, businessId);
  const digest = createHmac('sha256', config.secret).update(`hold\n${businessId}\n${key}`).digest('base64url');
  return tokenOf(HOLD_LETTER, businessId, digest.replaceAll('_', '-').slice(0, 22));
}
