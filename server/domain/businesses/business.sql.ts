import { BUSINESS_ID } from '../../core/database/business-id.js';
import { sql } from '../../core/database/sql.js';

/** Whether search and search engines list the page of a row of `business` (ruling 36); the indexes of the search say the same. */
export const IS_LISTED = sql`(vanity_name is not null and plan <> 'none' and not hidden_from_search)`;

/** The business of the transaction, one row. */
export const OUR_BUSINESS = sql`(
  select id, name, address, city, state, zip, phone, vanity_name, time_zone, plan, booking_interval, ${IS_LISTED} as is_listed
  from business where id = ${BUSINESS_ID}
)`;

/** Any businesses, to join by id. */
export const BUSINESSES = sql`(select id, name, address, city from business)`;

/** Pages of businesses, one row in the business of the transaction. */
export const BUSINESS_PAGES = sql`(select business_id, about, joins_from_afar from business_page)`;
