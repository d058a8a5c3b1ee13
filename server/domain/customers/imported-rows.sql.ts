import { plainText } from '../../core/database/plain-text.sql.js';
import { sameKey } from '../../core/database/same-key.sql.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { ListRow } from '../../core/imports/prepare-rows.js';
import type { CustomerFacts } from './customer-facts.js';

/** A row of a list as its customer will be kept. */
export interface ImportedRow extends ListRow, CustomerFacts {}

/** What tells whose row it is. */
export type NamedRow = Pick<ImportedRow, 'row' | 'firstName' | 'lastName' | 'phone' | 'email'>;

const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnsOf = (row: NamedRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value]));

/** Rows as a table, with the name in plain letters. */
export const asTable = (rows: readonly NamedRow[]): Sql => sql`
  select g.*, ${plainText(sql`g.first_name || g.last_name`)} as plain_name, lower(g.email) as email_key
  from jsonb_to_recordset(${JSON.stringify(rows.map(columnsOf))}::jsonb) as g(
    row int, first_name text, last_name text, phone text, email text, birth_month smallint, birth_day smallint, birth_year smallint,
    offer_disabled boolean, birthday_disabled boolean, notes text, tags text[])`;

/** Names as the database keeps them for searches; another line of the text is the phone number. */
const PLAIN_NAME = sql`split_part(c.search_text, chr(10), 1)`;

/** Customers beyond whom a number or an address is no family's: it proves nobody, and a row of a list finds nobody by it. */
const MAX_SHARING = 20;

/** Of those who share a value with row `g`, the ones who bear its name. */
const sharing = (key: Sql, value: Sql): Sql => sql`
  select o.is_archived from (
    select c.archived_at is not null and c.merged_into is null as is_archived, ${PLAIN_NAME} as plain_name, count(*) over () as sharers
    from (select * from customer c where ${sameKey(key, value)} order by ${key} limit ${MAX_SHARING + 1}) c) o
  where o.sharers <= ${MAX_SHARING} and o.plain_name = g.plain_name`;

/**
 * Which rows of a table of the statement are customers of this business: the same name with the same phone number or e-mail address, unless more than 20
 * records share that, archived ones included.
 */
export const matchesOf = (rows: Sql): Sql => sql`
  select distinct on (g.row) g.row, c.is_archived from ${rows} g cross join lateral (
    ${sharing(sql`c.phone`, sql`g.phone`)} union all ${sharing(sql`c.email_key`, sql`g.email_key`)}
  ) c order by g.row, c.is_archived`;

/** Rows of a table whose person or address stands in a row before. */
export const repeatsOf = (rows: Sql): Sql => sql`
  select g.row from (
    select row, email_key, row_number() over (partition by phone, plain_name order by row) as with_phone,
      row_number() over (partition by email_key, plain_name order by row) as with_email
    from ${rows} r) g
  where with_phone > 1 or (email_key is not null and with_email > 1)`;

/** Row numbers, as the answers list them. */
export const rowsWhere = (condition: Sql): Sql =>
  sql`coalesce(array_agg(row order by row) filter (where ${condition}), '{}')`;
