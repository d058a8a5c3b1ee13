import { sql, type Sql } from '../../../core/database/sql.js';

/** Whether an update of appointments leaves the customer as is: who has none, as an event, may stay without one. */
export const customerStays = (customer: Sql, next: Sql): Sql => sql`(${customer} is not distinct from ${next})`;
