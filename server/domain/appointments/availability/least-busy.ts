import { DateTime } from 'luxon';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';

interface Choice {
  /** Who is free, the first one first where several have as little to do. */
  free: readonly string[];
  timeZone: string;
  /** Minutes since 1970. */
  time: number;
}

/** Who of the free ones has the fewest appointments on the day (ruling 26), over ones included; events and times that customers hold do not count. */
export async function leastBusy(context: Context, { free, timeZone, time }: Choice): Promise<string | null> {
  if (free.length < 2) return free[0] ?? null;
  const day = DateTime.fromMillis(time * MINUTE_MS, { zone: timeZone }).startOf('day');
  const rows = await context.db.rows<{ staffId: string; appointments: number }>(sql`
    select t.staff_id, count(distinct t.appointment_id)::int as appointments
    from booked_time t join appointment a on a.business_id = t.business_id and a.id = t.appointment_id
    where t.is_live and t.staff_id = any(${free}::bigint[]) and a.status <> 'event'
      and t.starts_at >= ${day.toJSDate()} and t.starts_at < ${day.plus({ days: 1 }).toJSDate()}
    group by t.staff_id`);
  const counts = new Map(rows.map(({ staffId, appointments }) => [staffId, appointments]));
  const busy = (id: string): number => counts.get(id) ?? 0;
  return free.toSorted((one, other) => busy(one) - busy(other))[0]!;
}
