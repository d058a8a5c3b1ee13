import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Context } from '../../../core/context.js';
import { breathe } from '../../../core/breathe.js';
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

const noHold = { holdId: null, heldUntil: null };

/** The parts of several appointments with their places, and what is in their way: what is in the calendar, and those of them that come before. */
export async function timesOfAll(context: Context, times: Times): Promise<PlacedTime[]> {
  const { wanted, isEvent, settings } = times;
  const { from, to } = spansOf(times);
  const neighbors = await neighborsOfAll(context, times);
  const placed: PlacedTime[] = [];
  const siblings: Obstacle[] = [];
  for (const [index, { appointmentId, parts }] of wanted.entries()) {
    const isNear = (other: Obstacle): boolean => other.blockedFrom < to[index]! && other.blockedTo > from[index]!;
    const near = [...neighbors.filter(isNear), ...siblings.filter(isNear)];
    const blocked = blockedParts({ isEvent, parts, settings }, near);
    placed.push({
      parts: blocked,
      conflicts: near.filter((other) => blocked.some((part) => areInConflict(part, other))),
    });
    for (const part of blocked)
      siblings.push({ ...part, ...noHold, appointmentId, overlapGroup: null, isOutside: false, sibling: index });
    await breathe();
  }
  return placed;
}

/** When each of them blocks time, from and to. */
export function spansOf({ wanted, isEvent, settings }: Times): { from: Date[]; to: Date[] } {
  const ends = (of: typeof blockedFrom, choose: (...times: number[]) => number) =>
    wanted.map(({ parts }) => new Date(choose(...parts.map((part) => of(part, isEvent, settings).getTime()))));
  return { from: ends(blockedFrom, Math.min), to: ends(blockedTo, Math.max) };
}

/** Rows that could be in the way, each once, by start. A row is 32 days long at most, so the index has both ends of each range. */
async function neighborsOfAll(context: Context, times: Times): Promise<Obstacle[]> {
  const { wanted, isEvent } = times;
  const parts = wanted.flatMap((one) => one.parts);
  const isForAll = isEvent && parts.some(({ staffId }) => staffId === null);
  const staffIds = [...new Set(parts.flatMap(({ staffId }) => staffId ?? []))];
  const own = wanted.flatMap(({ appointmentId }) => appointmentId ?? []);
  const united = unitedSpans(spansOf(times));
  const spans = sql`unnest(${united.map(({ from }) => from)}::timestamptz[], ${united.map(({ to }) => to)}::timestamptz[]) as w (from_time, to_time)`;
  const rows = await context.db.rows<Neighbor>(sql`
    select distinct t.appointment_id, t.hold_id, t.expires_at as held_until, t.staff_id, t.place, t.starts_at, t.ends_at, t.blocked_from, t.blocked_to,
           t.overlap_group, false as is_outside, t.id
    from ${spans} join booked_time t on t.is_live and t.blocked_from > w.from_time - interval '32 days' and t.blocked_from < w.to_time and t.blocked_to > w.from_time
    where (${isForAll}::boolean or t.staff_id is null or t.staff_id = any(${staffIds}::bigint[]))
      and (t.expires_at is null or t.expires_at > ${context.now()})
      and (t.appointment_id is null or t.appointment_id <> all(${own}::bigint[]))
    union all
    select distinct null::bigint, null::bigint, null::timestamptz, t.staff_id, null::smallint, t.starts_at, t.ends_at, t.starts_at, t.ends_at, null::bigint, true, t.id
    from ${spans} join busy_time t on ${isBusyIn({ from: sql`w.from_time`, to: sql`w.to_time` })}
    where ${isForAll}::boolean or t.staff_id = any(${staffIds}::bigint[])
    order by starts_at, id`);
  return rows.map((row) => ({ ...row, sibling: null }));
}

/** The same time without overlaps, so that a row is not read once for each of the times that it is in the way of. */
function unitedSpans({ from, to }: { from: readonly Date[]; to: readonly Date[] }): { from: Date; to: Date }[] {
  const united: { from: Date; to: Date }[] = [];
  const spans = from.map((begin, index) => ({ from: begin, to: to[index]! }));
  for (const span of spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = united.at(-1);
    if (last && span.from <= last.to) last.to = new Date(Math.max(last.to.getTime(), span.to.getTime()));
    else united.push({ ...span });
  }
  return united;
}
