import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { holdIdsOf, lockTimes } from '../entry/take-time.js';
import { visibleConflicts } from '../entry/visible-conflicts.js';
import { endHolds } from '../time/end-holds.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { timeTaken } from '../time/time-taken.js';
import { overlapGroups } from './overlap-groups.js';
import { type PlacedTime, spansOf, type Times, timesOfAll, type WantedTime } from './times-of-all.js';

interface Taking extends Times {
  wanted: readonly (WantedTime & { appointmentId: string })[];
  /** Of an appointment by index: whether it may overlap others, on purpose. */
  overrules: (index: number) => boolean;
}

/**
 * Gives several live appointments their times at once, as takeTime does for one, in place of those that they had. Returns the ids of those that overlap others.
 * Throws SLOT_TAKEN with what is in the way in `details.conflicts`, unless each is overruled.
 */
export async function takeTimes(context: Context, taking: Taking): Promise<string[]> {
  const { wanted, isEvent, overrules } = taking;
  if (wanted.length === 0) return [];
  await lockTimes(context, { isEvent, parts: wanted.flatMap(({ parts }) => parts) });
  forgetHolds(context, taking);
  const all = await timesOfAll(context, taking);
  const refused = all.flatMap(({ conflicts }, index) => (overrules(index) ? [] : conflicts));
  if (refused.length > 0) throw timeTaken([], await visibleConflicts(context, [...new Set(refused)]));
  const held = all.flatMap(({ conflicts }) => conflicts.filter(({ holdId }) => holdId !== null));
  if (!(await endHolds(context, holdIdsOf(held)))) throw timeTaken([], held);
  const placed = all.map((one) => ({ ...one, conflicts: one.conflicts.filter(({ holdId }) => holdId === null) }));
  const groups = await groupsOf(context, placed);
  const ids = wanted.map(({ appointmentId }) => appointmentId);
  context.db.send(sql`delete from booked_time where appointment_id = any(${ids}::bigint[])`);
  // Awaited: the constraint holds where a lock does not reach.
  await insertAll(context, ids, placed, groups);
  scheduleOffers(context);
  return ids.filter((_, index) => placed[index]!.conflicts.length > 0);
}

/** Holds that are over go: the constraint would see them. */
function forgetHolds(context: Context, taking: Times): void {
  const { from, to } = spansOf(taking);
  context.db.send(sql`
    delete from booked_time t using unnest(${from}::timestamptz[], ${to}::timestamptz[]) as w (from_time, to_time)
    where t.is_live and t.expires_at <= ${context.now()} and t.blocked_from > w.from_time - interval '32 days' and t.blocked_from < w.to_time
      and t.blocked_to > w.from_time`);
}

async function groupsOf({ db }: Context, placed: readonly PlacedTime[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select nextval('overlap_group_seq') as id from generate_series(1, ${placed.length}::int)`,
  );
  const { groups, united } = overlapGroups(
    placed,
    rows.map(({ id }) => id),
  );
  if (united.length > 0)
    await db.rows(sql`
      update booked_time t set overlap_group = u.to_group
      from unnest(${united.map(([from]) => from)}::bigint[], ${united.map(([, to]) => to)}::bigint[]) as u (from_group, to_group)
      where t.overlap_group = u.from_group and t.is_live`);
  return groups;
}

function insertAll(
  { db }: Context,
  ids: readonly string[],
  placed: readonly PlacedTime[],
  groups: readonly string[],
): Promise<object[]> {
  const rows = placed.flatMap(({ parts }, index) =>
    parts.map((part, number) => ({ ...part, id: ids[index]!, group: groups[index]!, number: number + 1 })),
  );
  return db.rows(sql`
    insert into booked_time
      (appointment_id, number, staff_id, place, asked_for_staff, products, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
    select p.appointment_id, p.number, p.staff_id, p.place, p.asked_for_staff, p.products, p.starts_at, p.ends_at, p.blocked_from, p.blocked_to, true,
           p.overlap_group
    from unnest(
      ${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.number)}::smallint[], ${rows.map((row) => row.staffId)}::bigint[],
      ${rows.map((row) => row.place)}::smallint[], ${rows.map((row) => row.askedForStaff)}::boolean[],
      ${rows.map((row) => JSON.stringify(row.products))}::jsonb[], ${rows.map((row) => row.startsAt)}::timestamptz[],
      ${rows.map((row) => row.endsAt)}::timestamptz[], ${rows.map((row) => row.blockedFrom)}::timestamptz[],
      ${rows.map((row) => row.blockedTo)}::timestamptz[], ${rows.map((row) => row.group)}::bigint[]
    ) as p (appointment_id, number, staff_id, place, asked_for_staff, products, starts_at, ends_at, blocked_from, blocked_to, overlap_group)`);
}
