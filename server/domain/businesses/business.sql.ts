import { BUSINESS_ID } from '../../core/database/business-id.js';
import { sql } from '../../core/database/sql.js';

/** The business of the transaction, one row. */
export const OUR_BUSINESS = sql`(
  select id, name, address, city, state, zip, phone, vanity_name, time_zone, plan, booking_interval from business where id = ${BUSINESS_ID}
)`;

/** Any businesses, to join by id. */
export const BUSINESSES = sql`(select id, name from business)`;

/** Pages of businesses, one row in the business of the transaction. */
export const BUSINESS_PAGES = sql`(select business_id, about, joins_from_afar from business_page)`;
