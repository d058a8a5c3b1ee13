import type { TokenVerifier } from '../../../core/access/TokenVerifier.js';
import { sql } from '../../../core/database/sql.js';

/** The address of the waitlist monitor, until it is renewed. */
export const MONITOR_LINK: TokenVerifier = {
  kind: 'm',
  subject: 'That monitor',
  find: (token) => sql`select id from check_in_app where monitor_token = ${token}`,
};
