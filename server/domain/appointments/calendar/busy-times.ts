import { Role } from '../../../../entities/Role.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { isBusyIn } from '../time/busy-in.sql.js';
import type { BusyTime } from './calendar.types.js';

const MAX_BUSY_TIMES = 2000;

/** When live staff members are busy elsewhere; in the role Staff only oneself. */
export function busyTimes({ db, viewer }: Context, range: { from: Date; to: Date }): Promise<BusyTime[]> {
  const accountId = viewer.kind === 'user' && viewer.role === Role.STAFF ? viewer.accountId : null;
  return db.rows<BusyTime>(sql`
    select t.staff_id, t.starts_at, t.ends_at
    from busy_time t join ${STAFF_MEMBERS} s on s.business_id = t.business_id and s.id = t.staff_id
    where ${isBusyIn(range)} and s.is_live and (${accountId}::bigint is null or s.account_id = ${accountId})
    order by t.starts_at, t.id limit ${MAX_BUSY_TIMES}`);
}
