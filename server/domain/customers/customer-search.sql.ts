import { plainText } from '../../core/database/plain-text.sql.js';
import { sql, type Sql } from '../../core/database/sql.js';

/** Whether the customer `u` has the search in their name, or in their phone number with or without its country code. */
export function matchesCustomer(search: string): Sql {
  const digits = /[^\d\s()+./-]/.test(search) ? '' : search.replace(/\D/g, '').replace(/^00/, '');
  return sql`(
    (${plainText(sql`${search}::text`)} <> '' and position(${plainText(sql`${search}::text`)} in ${plainText(sql`u.first_name || u.last_name`)}) > 0)
    or (${digits}::text <> '' and position(${digits} in u.dial_code || u.phone) > 0)
  )`;
}
