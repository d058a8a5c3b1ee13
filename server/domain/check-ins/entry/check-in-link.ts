import type { TokenKind } from '../../../core/access/TokenKind.js';
import { sql } from '../../../core/database/sql.js';
import { isTurnedAway } from './unproved.sql.js';

/** The link of a party's own page; ends with the deletion of the check-in, and once the staff take one of an unproved phone out of the queue. */
export const CHECK_IN_LINK: TokenKind = {
  letter: 'c',
  subject: 'That check-in',
  find: (token) =>
    sql`select c.id from check_in c where c.public_id = ${token} and c.deleted_at is null and not ${isTurnedAway(sql`c`)}`,
};
