import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { asId } from '../entry/check-in-by-id.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import type { QueueDayArgs } from './queue.inputs.js';

/** Whether the check-in `c` is of the staff member that the list shows; undefined where it shows all. Throws NOT_FOUND for what is no id. */
export function isOfStaff({ user }: Context, { mine, staffId }: QueueDayArgs): Sql | undefined {
  if (mine) return sql`c.staff_id = (select s.id from ${STAFF_MEMBERS} s where s.account_id = ${user.accountId})`;
  return staffId ? sql`c.staff_id = ${asId(staffId)}` : undefined;
}
