import { sql, type Sql } from '../../core/database/sql.js';

/** Customers of the business, archived ones included. `email` is one that a kiosk or staff gave; a merged record leads to the kept one. */
export const CUSTOMERS = sql`(
  select business_id, id, person_id, first_name, last_name, dial_code, phone, email, email_unproven, archived_at, merged_into from customer
)`;

/** The kept record of one, of which this is the row. Under row-level security COALESCE would keep the index from being used. */
export const keptIdOf = (record: Sql): Sql =>
  sql`case when ${record}.merged_into is null then ${record}.id else ${record}.merged_into end`;

/** The id of the customer to whom an id leads: the kept record of a merged one. */
export const customerIdOf = (id: Sql): Sql => sql`(select ${keptIdOf(sql`n`)} from ${CUSTOMERS} n where n.id = ${id})`;

/** Id of the business's customer who is a person, of whom only the person's id is known; null while there is none. */
export const customerOfPersonSql = (personId: string): Sql =>
  sql`(select ${keptIdOf(sql`u`)} from ${CUSTOMERS} u where u.person_id = ${personId})`;

/** Ids of the kept record and of all that were merged into it, by the id of the kept one. */
export const recordIdsOf = (keptId: Sql): Sql =>
  sql`(select r.id from customer r where r.id = ${keptId} union all select r.id from customer r where r.merged_into = ${keptId})`;

/** All that the team keeps of customers, without erased and merged records. */
export const CUSTOMER_RECORDS = sql`(
  select id, first_name, last_name, phone, email, birth_month, birth_day, birth_year, offer_disabled, birthday_disabled, notes, tags,
    created_at, archived_at
  from customer where erased_at is null and merged_into is null
)`;

/** Whether a customer was erased. */
export const isErased = (id: Sql): Sql =>
  sql`exists (select from customer e where e.id = ${id} and e.erased_at is not null)`;
