import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { GraphQLValue } from '../../../core/GraphQLValue.js';
import { Refusal, notFound } from '../../../core/Refusal.js';
import { asId, checkInById } from './check-in-by-id.js';
import type { StatusTimes } from './lifecycle.js';
import { QUEUE } from '../topics.js';
import { day } from './time-windows.js';

/** A check-in locked for a change. */
export interface LockedCheckIn extends StatusTimes {
  id: string;
  version: number;
  partySize: number;
  notes: string;
  tableNumber: string;
  createdAt: Date;
  undo: (StatusTimes & { version: number }) | null;
  undoUntil: Date | null;
  isEditable: boolean;
}

/** Columns of StatusTimes. */
export const STATUS_TIMES = sql`status, readied_at, serviced_at, canceled_at, cancel_by, notified_at`;

const lock = (id: string, now: Date): Sql => sql`
  with ${day(now)}
  select id, version, party_size, notes, table_number, created_at, undo, undo_until, ${STATUS_TIMES},
         created_at >= (select today from day) as is_editable
  from check_in where id = ${id} and deleted_at is null for update`;

/**
 * The check-in, locked until the operation ends. Throws NOT_FOUND; CONFLICT for one of another day, which can be read only; and, if
 * `version` is given and is not the one in force, STALE with the entry as it is now in `details.current`.
 */
export async function lockCheckIn(context: Context, id: string, version: number | null): Promise<LockedCheckIn> {
  const entry = await lockCheckInOfAnyDay(context, id, version);
  if (!entry.isEditable) throw new Refusal(ErrorCode.CONFLICT, 'This check-in is of another day and can be read only.');
  return entry;
}

/** As lockCheckIn, of whatever day the check-in is. */
export async function lockCheckInOfAnyDay(
  context: Context,
  id: string,
  version: number | null,
): Promise<LockedCheckIn> {
  const entry = await context.db.row<LockedCheckIn>(lock(asId(id), context.now()));
  if (!entry) throw notFound('That check-in');
  if (version !== null && entry.version !== version) {
    throw new Refusal(
      ErrorCode.STALE,
      'Somebody else changed this check-in. Look at it as it is now, then save again.',
      { details: { current: new GraphQLValue('CheckIn', await checkInById(context, id)) } },
    );
  }
  return entry;
}

export type EventKind =
  | 'checked-in'
  | 'status'
  | 'changed'
  | 'undone'
  | 'left'
  | 'deleted'
  | 'restored'
  | 'called-up'
  | 'call-up-failed'
  | 'held'
  | 'replied'
  | 'answered'
  | 'close-told'
  | 'feedback-asked'
  | 'rated';

/** A key, and the name of a person who is signed in. */
export type EventActor = readonly [key: string, name: string];

/** Appends to the event log: what, when, by whom. */
export function logEvent(
  context: Context,
  ids: readonly string[],
  kind: EventKind,
  data: object = {},
  actor: EventActor = actorOf(context),
): void {
  const [key, name] = actor;
  context.db.send(sql`
    insert into check_in_event (check_in_id, kind, at, actor, actor_name, data)
    select id, ${kind}, ${context.now()}::timestamptz, ${key}, ${name}, ${data}::jsonb from unnest(${ids}::bigint[]) as id`);
}

/** Who the event log says it was. */
export function actorOf({ viewer }: Context): EventActor {
  return [viewerKey(viewer), viewer.kind === 'user' ? `${viewer.firstName} ${viewer.lastName}` : ''];
}

/** Writes status and times; `undo` is what to go back to within `undoUntil`, or null. */
export function writeStatus(
  context: Context,
  id: string,
  { status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt }: StatusTimes,
  undo: StatusTimes | null,
  undoUntil: Date | null,
): void {
  context.db.send(sql`
    update check_in
    set status = ${status}, readied_at = ${readiedAt}, serviced_at = ${servicedAt}, canceled_at = ${canceledAt},
        cancel_by = ${cancelBy}, notified_at = ${notifiedAt}, undo = ${undo}, undo_until = ${undoUntil}, version = version + 1
    where id = ${id}`);
  context.tick(QUEUE);
}

export const timesOf = ({
  status,
  readiedAt,
  servicedAt,
  canceledAt,
  cancelBy,
  notifiedAt,
}: StatusTimes): StatusTimes => ({ status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt });
