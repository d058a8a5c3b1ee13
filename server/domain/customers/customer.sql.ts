import { sql } from '../../core/database/sql.js';

/** Customers of the business, archived ones included. `email` is one that a kiosk or staff gave. */
export const CUSTOMERS = sql`(
  select business_id, id, person_id, first_name, last_name, dial_code, phone, email, archived_at from customer
)`;
