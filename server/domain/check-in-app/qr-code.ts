import type { TokenKind } from '../../core/access/TokenKind.js';
import type { Limit } from '../../core/access/rate-limit.js';
import { sharedPhoneSession } from '../../core/access/viewer.js';
import { sql } from '../../core/database/sql.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { PHONE_PERMISSIONS } from './phone-token.js';
import { isScreenCode } from './screen-code.sql.js';
import { HOUR_MS } from '../../core/durations.js';

/** Phone sessions that an address may begin at one business. */
const PHONE_SESSION_LIMIT: Limit = { max: 600, windowMs: HOUR_MS };

const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * The code on the counter, valid until the business replaces it, or the one on its screens where only that is accepted; attempts to begin a session
 * with it are limited by address. Older clients send it with every call in place of a phone session (ruling 3).
 */
export const QR_CODE: TokenKind<{ businessId: string }> = {
  letter: 'q',
  subject: 'That QR code',
  malformed: 'That QR code',
  find: (token, now) => sql`
    select a.business_id from check_in_app a
    where case
      when a.only_from_here then ${isScreenCode(sql`right(${token}::text, 22)`, now)}
      else a.public_token = ${token}
    end`,
  reason: sql`select ${RefusalReason.SCREEN_CODE_ONLY} as reason from check_in_app where only_from_here`,
  limit: {
    key: 'phone-session',
    right: PHONE_SESSION_LIMIT,
    wrong: { max: 300, windowMs: HOUR_MS },
  },
  credential: {
    permissions: PHONE_PERMISSIONS,
    holder: ({ businessId }) => ({
      kind: 'phone',
      phoneSessionId: sharedPhoneSession(businessId),
      expiresAt: NEVER,
    }),
  },
};
