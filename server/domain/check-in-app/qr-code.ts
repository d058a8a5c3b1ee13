import type { TokenKind } from '../../core/access/TokenKind.js';
import { sharedPhoneSession } from '../../core/access/viewer.js';
import { sql } from '../../core/database/sql.js';
import { PHONE_PERMISSIONS } from './phone-token.js';

const HOUR_MS = 60 * 60 * 1000;
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * The code on the counter, valid until the business replaces it; attempts to begin a session with it are limited by address. Older
 * clients send it with every call in place of a phone session (ruling 3).
 */
export const QR_CODE: TokenKind<{ businessId: string }> = {
  letter: 'q',
  subject: 'That QR code',
  find: (token) => sql`select business_id from check_in_app where public_token = ${token}`,
  limit: { key: 'phone-session:address', max: 300, windowMs: HOUR_MS },
  credential: {
    permissions: PHONE_PERMISSIONS,
    holder: ({ businessId }) => ({
      kind: 'phone',
      phoneSessionId: sharedPhoneSession(businessId),
      expiresAt: NEVER,
    }),
  },
};
