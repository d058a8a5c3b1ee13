import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { CustomerMatches } from './customer-import.types.js';
import { asTable, matchesOf, repeatsOf, rowsWhere, type ImportedRow } from './imported-rows.sql.js';
import { addImportedPersons, personsOfRows } from './persons.js';
import { CUSTOMERS } from './topics.js';

interface Inserted extends CustomerMatches {
  /** Rows. */
  added: number[];
}

const GIVEN = sql`given`;
const FRESH = sql`fresh`;

/** The rows, those of customers whom the business has, and the others, as the first tables of a statement. */
const sorted = (rows: readonly ImportedRow[]): Sql => sql`
  given as materialized (${asTable(rows)}),
  there as materialized (${matchesOf(GIVEN)}),
  fresh as materialized (
    select * from given where row not in (select row from there) and row not in (${repeatsOf(GIVEN)}))`;

const persons = (rows: readonly ImportedRow[], now: Date): Sql => sql`
  with ${sorted(rows)} ${addImportedPersons(FRESH, now)}`;

/** A name that was corrected since differs from that of the person: then the person tells whose row it is. */
const customers = (rows: readonly ImportedRow[], importId: string, now: Date): Sql => sql`
  with ${sorted(rows)},
  named as materialized (${personsOfRows(FRESH)}),
  held as (select n.row, c.archived_at is not null and c.merged_into is null as is_archived from named n join customer c on c.person_id = n.person_id),
  added as (
    insert into customer (
      person_id, first_name, last_name, phone, email, email_unproven, birth_month, birth_day, birth_year, offer_disabled, birthday_disabled, notes, tags,
      created_at, import_id, import_row)
    select n.person_id, f.first_name, f.last_name, f.phone, f.email, false, f.birth_month, f.birth_day, f.birth_year, f.offer_disabled,
      f.birthday_disabled, f.notes, f.tags, ${now}::timestamptz, ${importId}, f.row
    from fresh f join named n using (row) where f.row not in (select row from held) order by f.row
    on conflict do nothing returning import_row)
  select ${rowsWhere(sql`is_added`)} as added, ${rowsWhere(sql`not is_added and not is_archived`)} as listed,
    ${rowsWhere(sql`is_archived`)} as archived
  from (
    select g.row, g.row in (select import_row from added) as is_added,
      exists (select from (table there union all table held) t where t.row = g.row and t.is_archived) as is_archived
    from given g) g`;

/** Adds the customers of rows whom the business does not have yet, with their persons: two statements, whatever the number of rows. */
export async function insertImported(
  context: Context,
  importId: string,
  rows: readonly ImportedRow[],
): Promise<Inserted> {
  if (rows.length === 0) return { added: [], listed: [], archived: [] };
  context.db.send(persons(rows, context.now()));
  const inserted = (await context.db.row<Inserted>(customers(rows, importId, context.now())))!;
  if (inserted.added.length > 0) context.tick(CUSTOMERS);
  return inserted;
}
