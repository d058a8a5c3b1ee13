import type { TokenKind } from '../../core/access/TokenKind.js';
import { sql } from '../../core/database/sql.js';
import { hashToken } from '../../core/tokens.js';

/** The token of a kiosk device; valid until it is replaced or revoked. */
export const KIOSK_TOKEN: TokenKind<{ id: string; lastUsedAt: Date | null }> = {
  letter: 'k',
  subject: 'That kiosk',
  find: (token) =>
    sql`select id, last_used_at from kiosk_device where token_hash = ${hashToken(token)} and revoked_at is null`,
  credential: {
    permissions: ['kiosk.use', 'kiosk.sync', 'kiosk.refresh', 'person.find'],
    holder: ({ id, lastUsedAt }) => ({ kind: 'kiosk', deviceId: id, lastUsedAt }),
  },
};
