import type { TokenVerifier } from '../../../core/access/TokenVerifier.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { sql } from '../../../core/database/sql.js';

/** The link of the waitlist monitor; valid until it is renewed. */
export const MONITOR_LINK: TokenVerifier = {
  kind: 'm',
  subject: 'That monitor',
  find: (token) => sql`select business_id from ${CHECK_IN_APPS} a where monitor_token = ${token}`,
};
