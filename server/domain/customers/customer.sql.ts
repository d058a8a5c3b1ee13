import { sql } from '../../core/database/sql.js';

/** Customers of the business, archived ones included. `email` is one that a kiosk or staff gave. */
export const CUSTOMERS = sql`(
  select business_id, id, person_id, first_name, last_name, dial_code, phone, email, archived_at from customer
)`;

/** All that the team keeps of customers, but for those who are erased. */
export const CUSTOMER_RECORDS = sql`(
  select id, first_name, last_name, phone, email, birth_month, birth_day, birth_year, offer_disabled, birthday_disabled, notes, tags,
    created_at, archived_at
  from customer where erased_at is null
)`;
