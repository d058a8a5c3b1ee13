import { sql, type Sql } from '../../../core/database/sql.js';

/** How often a customer checked in, and when last: one row. */
export const visitsOfCustomer = (customerId: Sql): Sql =>
  sql`(select count(*)::int as visits, max(created_at) as last_visit_at from check_in where customer_id = ${customerId} and deleted_at is null)`;
