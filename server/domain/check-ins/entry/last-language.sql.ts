import { sql, type Sql } from '../../../core/database/sql.js';

/** The language in which a customer last checked in; null if they never did. */
export const lastLanguageOf = (customerId: Sql): Sql =>
  sql`(select k.language from check_in k where k.customer_id = ${customerId} order by k.id desc limit 1)`;
