import { sql, type Sql } from '../../core/database/sql.js';

/** Letters that Unicode does not take apart, each with the plain one in the same place. */
const WHOLE = 'ıøłđðħŧ';
const PLAIN = 'iolddht';

/** A name or a search without case, accents, blanks, apostrophes, hyphens and dots. */
const plain = (text: Sql): Sql => sql`
  regexp_replace(translate(lower(normalize(${text}, NFKD)), ${WHOLE}, ${PLAIN}), ${"[\\u0300-\\u036f\\s''’‘ʼʻ`´‐.-]"}, '', 'g')`;

/** Whether the customer `u` has the search in their name, or in their phone number with or without its country code. */
export function matchesCustomer(search: string): Sql {
  const digits = /[^\d\s()+./-]/.test(search) ? '' : search.replace(/\D/g, '').replace(/^00/, '');
  return sql`(
    (${plain(sql`${search}::text`)} <> '' and position(${plain(sql`${search}::text`)} in ${plain(sql`u.first_name || u.last_name`)}) > 0)
    or (${digits}::text <> '' and position(${digits} in u.dial_code || u.phone) > 0)
  )`;
}
