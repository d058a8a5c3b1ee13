import type { TokenVerifier } from '../../../core/access/TokenVerifier.js';
import { sql } from '../../../core/database/sql.js';

/** The link of a party's own page; ends with the deletion of the check-in. */
export const CHECK_IN_LINK: TokenVerifier = {
  kind: 'c',
  subject: 'That check-in',
  find: (token) => sql`select id from check_in where public_id = ${token} and deleted_at is null`,
};
