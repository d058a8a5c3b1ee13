import { sql, type Sql } from '../../core/database/sql.js';

/** Whether a staff member works at some time of every week. */
export const hasHours = (staffId: Sql): Sql => sql`exists (select from business_hour h where h.staff_id = ${staffId})`;

/** Whether the business or somebody of its staff has hours of every week. */
export const HAS_HOURS = sql`exists (select from business_hour)`;
