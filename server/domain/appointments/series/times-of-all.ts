import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import {
  areInConflict,
  type BlockedPart,
  blockedFrom,
  blockedParts,
  blockedTo,
  type Neighbor,
} from '../entry/take-time.js';
import { isBusyIn } from '../time/busy-in.sql.js';
import type { TimedPart } from '../time/timed-parts.js';

/** The time of one appointment of several. */
export interface WantedTime {
  /** Its id; null of one that is only planned. */
  appointmentId: string | null;
  parts: readonly TimedPart[];
}

export interface Times {
  wanted: readonly WantedTime[];
  isEvent: boolean;
  settings: CalendarSettings;
}

/** What is in the way of a wanted time: of another of them it is `sibling`, its index. */
export type Obstacle = Neighbor & { sibling: number | null };

export interface PlacedTime {
  parts: BlockedPart[];
  conflicts: Obstacle[];
}

/** The parts of several appointments with their places, and what is in their way: what is in the calendar, and those of them that come before. */
export async function timesOfAll(context: Context, times: Times): Promise<PlacedTime[]> {
  const { wanted, isEvent, settings } = times;
  const neighbors = await neighborsOfAll(context, times);
  const placed: PlacedTime[] = [];
  const siblings: Obstacle[] = [];
  for (const [index, { appointmentId, parts }] of wanted.entries()) {
    const near = [...(neighbors.get(index) ?? []), ...siblings];
    const blocked = blockedParts({ isEvent, parts, settings }, near);
    placed.push({
      parts: blocked,
      conflicts: near.filter((other) => blocked.some((part) => areInConflict(part, other))),
    });
    for (const part of blocked)
      siblings.push({ ...part, appointmentId, overlapGroup: null, isOutside: false, sibling: index });
  }
  return placed;
}

/** When each of them blocks time, from and to. */
export function spansOf({ wanted, isEvent, settings }: Times): { from: Date[]; to: Date[] } {
  const ends = (of: typeof blockedFrom, choose: (...times: number[]) => number) =>
    wanted.map(({ parts }) => new Date(choose(...parts.map((part) => of(part, isEvent, settings).getTime()))));
  return { from: ends(blockedFrom, Math.min), to: ends(blockedTo, Math.max) };
}

/** Rows that could be in the way, by index. A row is 32 days long at most, so the index has both ends of each range. */
async function neighborsOfAll(context: Context, times: Times): Promise<Map<number, Obstacle[]>> {
  const { wanted, isEvent } = times;
  const parts = wanted.flatMap((one) => one.parts);
  const isForAll = isEvent && parts.some(({ staffId }) => staffId === null);
  const staffIds = [...new Set(parts.flatMap(({ staffId }) => staffId ?? []))];
  const own = wanted.flatMap(({ appointmentId }) => appointmentId ?? []);
  const { from, to } = spansOf(times);
  const spans = sql`unnest(${from}::timestamptz[], ${to}::timestamptz[]) with ordinality as w (from_time, to_time, number)`;
  const rows = await context.db.rows<Neighbor & { index: number }>(sql`
    select (w.number - 1)::int as index, t.appointment_id, t.staff_id, t.place, t.starts_at, t.ends_at, t.blocked_from, t.blocked_to, t.overlap_group,
           false as is_outside, t.id
    from ${spans} join booked_time t on t.is_live and t.blocked_from > w.from_time - interval '32 days' and t.blocked_from < w.to_time and t.blocked_to > w.from_time
    where (${isForAll}::boolean or t.staff_id is null or t.staff_id = any(${staffIds}::bigint[]))
      and (t.expires_at is null or t.expires_at > ${context.now()})
      and (t.appointment_id is null or t.appointment_id <> all(${own}::bigint[]))
    union all
    select (w.number - 1)::int, null, t.staff_id, null, t.starts_at, t.ends_at, t.starts_at, t.ends_at, null, true, t.id
    from ${spans} join busy_time t on ${isBusyIn({ from: sql`w.from_time`, to: sql`w.to_time` })}
    where ${isForAll}::boolean or t.staff_id = any(${staffIds}::bigint[])
    order by starts_at, id`);
  const byIndex = new Map<number, Obstacle[]>();
  for (const { index, ...row } of rows) {
    const known = byIndex.get(index);
    if (known) known.push({ ...row, sibling: null });
    else byIndex.set(index, [{ ...row, sibling: null }]);
  }
  return byIndex;
}
