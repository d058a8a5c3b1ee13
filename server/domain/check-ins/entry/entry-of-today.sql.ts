import { sql, type Sql } from '../../../core/database/sql.js';
import { placeAt } from '../waits/checked-in-for.sql.js';

/** The waiting or ready check-in of a customer in today's queue; needs the CTE `day`. */
export const entryOfToday = (customer: Sql): Sql => sql`
  select id, public_id, status, created_at, ${placeAt(sql`check_in`)} as place_at from check_in
  where customer_id = ${customer} and status in ('checked-in', 'ready') and deleted_at is null
    and created_at >= (select today from day)
  order by created_at desc limit 1`;
