import type { Permission } from '../../core/access/permissions.js';
import type { TokenKind } from '../../core/access/TokenKind.js';
import { sql } from '../../core/database/sql.js';
import { hashToken } from '../../core/tokens.js';

export const PHONE_PERMISSIONS: readonly Permission[] = ['kiosk.use', 'person.find'];

/** The token of a phone session, until its 300 minutes are over. */
export const PHONE_TOKEN: TokenKind<{ id: string; expiresAt: Date }> = {
  letter: 'p',
  subject: 'That session',
  find: (token, now) =>
    sql`select id, expires_at from phone_session where token_hash = ${hashToken(token)} and expires_at > ${now}`,
  credential: {
    permissions: PHONE_PERMISSIONS,
    holder: ({ id, expiresAt }) => ({ kind: 'phone', phoneSessionId: id, expiresAt }),
  },
};
