import type { TokenKind } from '../../core/access/TokenKind.js';
import { sql } from '../../core/database/sql.js';

/** The link of the waitlist monitor; valid until it is renewed. */
export const MONITOR_LINK: TokenKind = {
  letter: 'm',
  subject: 'That monitor',
  find: (token) => sql`select id from check_in_app where monitor_token = ${token}`,
};
