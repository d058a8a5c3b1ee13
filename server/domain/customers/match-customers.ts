import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { tenDigits } from '../../core/messages/us-phone.js';
import type { CustomerRowInput } from './customer-import.inputs.js';
import type { CustomerMatches } from './customer-import.types.js';
import { asTable, matchesOf, rowsWhere } from './imported-rows.sql.js';

/** The rows of a list whose customers this business has; of other businesses and their persons it says nothing. */
export async function matchCustomers({ db }: Context, rows: readonly CustomerRowInput[]): Promise<CustomerMatches> {
  const named = rows.map(({ row, firstName, lastName, phone, email }) => ({
    row,
    firstName,
    lastName,
    // What is no number is nobody's.
    phone: tenDigits(phone) ?? '-',
    email: email?.trim() || null,
  }));
  return (await db.row<CustomerMatches>(sql`
    with given as materialized (${asTable(named)}), there as (${matchesOf(sql`given`)})
    select ${rowsWhere(sql`not is_archived`)} as listed, ${rowsWhere(sql`is_archived`)} as archived from there`))!;
}
