import type { TokenVerifier } from '../../core/access/TokenVerifier.js';
import { sql } from '../../core/database/sql.js';

const HOUR_MS = 60 * 60 * 1000;

/** The code on the counter. Attempts are limited by address. */
export const QR_CODE: TokenVerifier = {
  kind: 'q',
  subject: 'That QR code',
  find: (token) => sql`select id from check_in_app where public_token = ${token}`,
  limit: { key: 'phone-session:address', max: 60, windowMs: HOUR_MS },
};
