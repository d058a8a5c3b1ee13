import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Context } from '../../../core/context.js';
import { lockKey } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import type { Refusal } from '../../../core/Refusal.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { nearestTimes } from '../availability/nearest-times.js';
import { endHolds } from '../time/end-holds.js';
import { isBusyIn } from '../time/busy-in.sql.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { timeTaken } from '../time/time-taken.js';
import type { TimedPart } from '../time/timed-parts.js';
import { visibleConflicts } from './visible-conflicts.js';

/** Whose the time is: an appointment's, or a customer's who types the code until `expiresAt`. */
export type TimeOwner = { appointmentId: string } | { holdId: string; expiresAt: Date };

interface OwnerColumns {
  appointmentId: string | null;
  holdId: string | null;
  expiresAt: Date | null;
}

const columnsOf = (owner: TimeOwner): OwnerColumns => ({
  appointmentId: null,
  holdId: null,
  expiresAt: null,
  ...owner,
});

interface Taking {
  owner: TimeOwner;
  isEvent: boolean;
  /** Canceled appointments keep their parts, but take no time. */
  isLive: boolean;
  parts: readonly TimedPart[];
  settings: CalendarSettings;
  /** Whether it may lie over what is in the way; an undo only over what it lay over before. */
  overrules: boolean | ((conflict: Neighbor) => boolean);
  /** The overlap group that it had, and has again by an undo. */
  formerGroup?: string;
  /** What a customer is offered instead; the staff hear what is in the way, too. */
  alternatives?: () => Promise<Date[]>;
}

/** A part with the time that it blocks, and its place if nobody in particular does it. */
export interface BlockedPart extends TimedPart {
  place: number | null;
  blockedFrom: Date;
  blockedTo: Date;
}

/** A live row of another appointment, or of a hold, or a busy time elsewhere, that may be in the way of a part. */
export interface Neighbor {
  appointmentId: string | null;
  /** Of a time that a customer holds, until when. */
  holdId: string | null;
  heldUntil: Date | null;
  staffId: string | null;
  place: number | null;
  startsAt: Date;
  endsAt: Date;
  blockedFrom: Date;
  blockedTo: Date;
  /** Null of a busy time elsewhere, which the constraint does not know. */
  overlapGroup: string | null;
  isOutside: boolean;
}

/**
 * Gives an appointment or a hold its time, in place of the time that it had. Returns whether it overlaps others. Throws SLOT_TAKEN with `details.conflicts` and
 * `details.times` where it would, unless it overrules them: then it overlaps appointments, and ends holds.
 */
export async function takeTime(context: Context, taking: Taking): Promise<boolean> {
  const { isLive, overrules } = taking;
  const { appointmentId, holdId } = columnsOf(taking.owner);
  context.db.send(sql`savepoint before_times`);
  await lockTimes(context, taking);
  const neighbors = isLive ? await neighborsOf(context, taking) : [];
  const parts = blockedParts(taking, neighbors);
  const conflicts = isLive ? neighbors.filter((neighbor) => parts.some((part) => areInConflict(part, neighbor))) : [];
  const mayOverrule = typeof overrules === 'boolean' ? overrules : conflicts.every(overrules);
  if (conflicts.length > 0 && !mayOverrule) {
    // Gives the locks back: nobody waits while free times are looked for.
    context.db.send(sql`rollback to savepoint before_times`);
    throw await slotTaken(context, taking, conflicts);
  }
  if (!(await endHolds(context, holdIdsOf(conflicts)))) throw await slotTaken(context, taking, conflicts);
  const overlapping = conflicts.filter((conflict) => conflict.holdId === null);
  const group = await overlapGroupOf(context, overlapping, taking.formerGroup);
  context.db.send(
    appointmentId === null
      ? sql`delete from booked_time where hold_id = ${holdId}`
      : sql`delete from booked_time where appointment_id = ${appointmentId}`,
  );
  if (appointmentId !== null) scheduleOffers(context);
  // Awaited: the constraint holds where a lock does not reach.
  await insertParts(context, { owner: taking.owner, isLive, parts, group });
  return overlapping.length > 0;
}

/** The holds among what is in the way. */
export const holdIdsOf = (conflicts: readonly Pick<Neighbor, 'holdId'>[]): string[] => [
  ...new Set(conflicts.flatMap(({ holdId }) => holdId ?? [])),
];

/** Everybody's time is locked by who blocks it for all, one staff member's by who takes theirs, places by who takes one. */
export async function lockTimes({ db }: Context, { isEvent, parts }: Pick<Taking, 'isEvent' | 'parts'>): Promise<void> {
  const isForAll = isEvent && parts.some(({ staffId }) => staffId === null);
  if (isForAll) {
    await db.rows(sql`select pg_advisory_xact_lock(${lockKey('appointment')})`);
    return;
  }
  const keys = [...new Set(parts.map(({ staffId }) => staffId ?? 'place'))].sort();
  db.send(sql`select pg_advisory_xact_lock_shared(${lockKey('appointment')})`);
  for (const key of keys) db.send(sql`select pg_advisory_xact_lock(${lockKey(`appointment:${key}`)})`);
}

/** Every row that could be in the way; holds that are over go. A row is 32 days long at most, so the index has both ends of the range. */
async function neighborsOf(context: Context, { owner, isEvent, parts, settings }: Taking): Promise<Neighbor[]> {
  const { appointmentId, holdId } = columnsOf(owner);
  const from = new Date(Math.min(...parts.map((part) => blockedFrom(part, isEvent, settings).getTime())));
  const to = new Date(Math.max(...parts.map((part) => blockedTo(part, isEvent, settings).getTime())));
  const isNear = sql`is_live and blocked_from > ${from}::timestamptz - interval '32 days' and blocked_from < ${to} and blocked_to > ${from}`;
  context.db.send(sql`delete from booked_time where ${isNear} and expires_at <= ${context.now()}`);
  return context.db.rows<Neighbor>(sql`
    select appointment_id, hold_id, expires_at as held_until, staff_id, place, starts_at, ends_at, blocked_from, blocked_to, overlap_group,
           false as is_outside, id
    from booked_time
    where ${isNear} and not (appointment_id is not distinct from ${appointmentId}::bigint and hold_id is not distinct from ${holdId}::bigint)
    union all
    select null, null, null, t.staff_id, null, t.starts_at, t.ends_at, t.starts_at, t.ends_at, null, true, t.id
    from busy_time t where ${isBusyIn({ from, to })}
    order by starts_at, id`);
}

export const blockedFrom = ({ startsAt }: TimedPart, isEvent: boolean, { bufferBefore }: CalendarSettings): Date =>
  isEvent ? startsAt : new Date(startsAt.getTime() - bufferBefore * MINUTE_MS);
export const blockedTo = ({ endsAt }: TimedPart, isEvent: boolean, { bufferAfter }: CalendarSettings): Date =>
  isEvent ? endsAt : new Date(endsAt.getTime() + bufferAfter * MINUTE_MS);

export function blockedParts(
  { isEvent, parts, settings }: Pick<Taking, 'isEvent' | 'parts' | 'settings'>,
  neighbors: readonly Neighbor[],
): BlockedPart[] {
  return parts.map((part) => {
    const times = { blockedFrom: blockedFrom(part, isEvent, settings), blockedTo: blockedTo(part, isEvent, settings) };
    const blocked = { ...part, ...times, place: null };
    if (isEvent || part.staffId !== null) return blocked;
    const taken = new Set(neighbors.filter((other) => areOverlapping(blocked, other)).map(({ place }) => place));
    return { ...blocked, place: firstFree(taken, settings.bookingSlots) };
  });
}

/** The first free place, else the first one: it is in conflict then. */
function firstFree(taken: ReadonlySet<number | null>, places: number): number {
  for (let place = 1; place <= places; place += 1) if (!taken.has(place)) return place;
  return 1;
}

type Blocked = Pick<Neighbor, 'blockedFrom' | 'blockedTo'>;
const areOverlapping = (one: Blocked, other: Blocked): boolean =>
  one.blockedFrom < other.blockedTo && other.blockedFrom < one.blockedTo;

type Who = Pick<Neighbor, 'staffId' | 'place'>;
const isForAll = ({ staffId, place }: Who): boolean => staffId === null && place === null;
const isSame = (one: Who, other: Who): boolean => one.staffId === other.staffId && one.place === other.place;

/** As the constraint says it. */
export const areInConflict = (part: BlockedPart, other: Neighbor): boolean =>
  (isForAll(part) || isForAll(other) || isSame(part, other)) && areOverlapping(part, other);

async function slotTaken(context: Context, taking: Taking, conflicts: readonly Neighbor[]): Promise<Refusal> {
  const { alternatives } = taking;
  const times = await (alternatives?.() ?? nearestTimes(context, { ...taking, ...columnsOf(taking.owner) }));
  return timeTaken(times, alternatives ? [] : await visibleConflicts(context, conflicts));
}

/** A group of its own; what overlaps others on purpose joins theirs, which become one. */
async function overlapGroupOf({ db }: Context, conflicts: readonly Neighbor[], former?: string): Promise<string> {
  const groups = [...new Set(conflicts.flatMap(({ overlapGroup }) => overlapGroup ?? []))];
  const [group, ...others] = groups;
  if (group === undefined) {
    if (former !== undefined) return former;
    const row = await db.row<{ id: string }>(sql`select nextval('overlap_group_seq') as id`);
    return row!.id;
  }
  if (others.length > 0)
    await db.rows(
      sql`update booked_time set overlap_group = ${group} where overlap_group = any(${others}::bigint[]) and is_live`,
    );
  return group;
}

interface NewRows {
  owner: TimeOwner;
  isLive: boolean;
  parts: readonly BlockedPart[];
  group: string;
}

function insertParts({ db }: Context, { owner, isLive, parts, group }: NewRows): Promise<object[]> {
  const { appointmentId, holdId, expiresAt } = columnsOf(owner);
  return db.rows(sql`
    insert into booked_time
      (appointment_id, hold_id, expires_at, number, staff_id, place, asked_for_staff, products, starts_at, ends_at, blocked_from, blocked_to, is_live,
       overlap_group)
    select ${appointmentId}::bigint, ${holdId}::bigint, ${expiresAt}::timestamptz, p.number, p.staff_id, p.place, p.asked_for_staff, p.products,
           p.starts_at, p.ends_at, p.blocked_from, p.blocked_to, ${isLive}::boolean, ${group}::bigint
    from unnest(
      ${parts.map((_, index) => index + 1)}::smallint[], ${parts.map((part) => part.staffId)}::bigint[],
      ${parts.map((part) => part.place)}::smallint[], ${parts.map((part) => part.askedForStaff)}::boolean[],
      ${parts.map((part) => JSON.stringify(part.products))}::jsonb[], ${parts.map((part) => part.startsAt)}::timestamptz[],
      ${parts.map((part) => part.endsAt)}::timestamptz[], ${parts.map((part) => part.blockedFrom)}::timestamptz[],
      ${parts.map((part) => part.blockedTo)}::timestamptz[]
    ) as p (number, staff_id, place, asked_for_staff, products, starts_at, ends_at, blocked_from, blocked_to)`);
}
