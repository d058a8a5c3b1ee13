import type { TokenKind } from '../../../core/access/TokenKind.js';
import { sql } from '../../../core/database/sql.js';

/** The link of a party's own page; ends with the deletion of the check-in. */
export const CHECK_IN_LINK: TokenKind = {
  letter: 'c',
  subject: 'That check-in',
  find: (token) => sql`select id from check_in where public_id = ${token} and deleted_at is null`,
};
