import { sql, type Sql } from '../../../core/database/sql.js';

/** Whether the appointment `a` is still the request for that time which nobody answered. */
export const isUnanswered = (startsAt: string): Sql =>
  sql`a.flag = 'requested' and a.deleted_at is null and a.starts_at = ${startsAt}::timestamptz`;
