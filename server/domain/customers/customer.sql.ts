import { sql } from '../../core/database/sql.js';

/** Customers of the business, for other rooms to join. */
export const CUSTOMERS = sql`(select business_id, id, first_name, last_name, dial_code, phone, email from customer)`;
