import { sql, type Sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { MAY_SET_UP } from '../feeds/may-set-up.sql.js';

/** Whether an outside calendar `c` is kept: for as long as its staff member works here, and who connected it may still do that. */
export const IS_KEPT: Sql = sql`(exists (
  select from ${STAFF_MEMBERS} s where s.business_id = c.business_id and s.id = c.staff_id and s.is_live
) and ${MAY_SET_UP({ businessId: sql`c.business_id`, by: sql`c.made_by`, isOwn: sql`m.id = c.staff_id` })})`;
