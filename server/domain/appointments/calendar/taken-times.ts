import { Role } from '../../../../entities/Role.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { isBusyIn } from '../time/busy-in.sql.js';
import type { BusyTime, HeldTime } from './calendar.types.js';

const MAX_TIMES = 2000;

interface TakenTimes {
  busy: BusyTime[];
  held: HeldTime[];
}

type TimeRow = Omit<HeldTime, 'heldUntil'> & { heldUntil: Date | null };

/** When live staff members are busy elsewhere, and what customers hold just now; in the role Staff only oneself. A row is 32 days long at most, so the indexes have both ends of the range. */
export async function takenTimes(context: Context, { from, to }: { from: Date; to: Date }): Promise<TakenTimes> {
  const { viewer } = context;
  const accountId = viewer.kind === 'user' && viewer.role === Role.STAFF ? viewer.accountId : null;
  const rows = await context.db.rows<TimeRow>(sql`
    (select t.staff_id, t.starts_at, t.ends_at, null::timestamptz as held_until, t.id
    from busy_time t join ${STAFF_MEMBERS} s on s.business_id = t.business_id and s.id = t.staff_id
    where ${isBusyIn({ from, to })} and s.is_live and (${accountId}::bigint is null or s.account_id = ${accountId})
    order by t.starts_at, t.id limit ${MAX_TIMES})
    union all
    (select b.staff_id, b.starts_at, b.ends_at, b.expires_at, b.id
    from booked_time b
    where b.is_live and b.blocked_from > ${from}::timestamptz - interval '32 days' and b.blocked_from < ${to}::timestamptz and b.starts_at < ${to} and b.ends_at > ${from}
      and b.expires_at > ${context.now()}
      and (${accountId}::bigint is null or b.staff_id = (select s.id from ${STAFF_MEMBERS} s where s.account_id = ${accountId}))
    order by b.starts_at, b.id limit ${MAX_TIMES})
    order by starts_at, id`);
  return {
    busy: rows.flatMap(({ staffId, startsAt, endsAt, heldUntil }) =>
      staffId && !heldUntil ? [{ staffId, startsAt, endsAt }] : [],
    ),
    held: rows.flatMap(({ heldUntil, ...time }) => (heldUntil ? [{ ...time, heldUntil }] : [])),
  };
}
