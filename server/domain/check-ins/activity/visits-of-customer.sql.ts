import { sql, type Sql } from '../../../core/database/sql.js';

/** How often a customer checked in, and when last: one row. */
export const visitsOfCustomer = (customerId: Sql): Sql =>
  sql`(select count(*)::int as visits, max(created_at) as last_visit_at from check_in where customer_id = ${customerId} and deleted_at is null)`;

/** All counts of a customer's check-ins: one row. Deleted ones do not count. */
export const visitCountsOf = (customerId: Sql): Sql => sql`(
  select count(*)::int as total_check_ins, (count(*) filter (where status = 'seated'))::int as total_seated,
    (count(*) filter (where status = 'canceled' and cancel_by <> 'no-show'))::int as total_canceled,
    (count(*) filter (where status = 'canceled' and cancel_by = 'no-show'))::int as total_no_shows,
    min(created_at) as first_visit_at, max(created_at) as last_visit_at, round(avg(rating), 1)::text as average_rating
  from check_in where customer_id = ${customerId} and deleted_at is null
)`;
