import { createHmac } from 'node:crypto';
import type { TokenKind } from '../../../core/access/TokenKind.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { hashToken, tokenOf } from '../../../core/tokens.js';

const LETTER = 'w';

/** Who waits for a time. One that is over is found until it is forgotten, so that its link says so. */
export const STANDBY_TOKEN: TokenKind = {
  letter: LETTER,
  subject: 'That request',
  limit: {
    key: 'standby-token',
    right: { max: 200, windowMs: 10 * MINUTE_MS },
    wrong: { max: 30, windowMs: 10 * MINUTE_MS },
  },
  find: (token) => sql`select id from standby where token_hash = ${hashToken(token)}`,
};

/** The token of a request with this salt: it follows from the server's secret, so that messages can name it and nothing stores it. */
export function standbyToken({ businessId, config }: Context, salt: string): string {
  const digest = createHmac('sha256', config.secret).update(`standby\n${businessId}\n${salt}`).digest('base64url');
  return tokenOf(LETTER, businessId, digest.replaceAll('_', '-').slice(0, 22));
}
