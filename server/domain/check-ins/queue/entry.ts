import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { GraphQLValue } from '../../../core/GraphQLValue.js';
import { Refusal, notFound } from '../../../core/Refusal.js';
import { asId, checkInById } from './check-in-by-id.js';
import type { StatusTimes } from './lifecycle.js';
import { DAY } from './time-windows.js';

/** A check-in locked for a change. */
export interface LockedCheckIn extends StatusTimes {
  [column: string]: unknown;
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

const LOCK = `
  with ${DAY}
  select id, version, status, party_size as "partySize", notes, table_number as "tableNumber", created_at as "createdAt", readied_at as "readiedAt", serviced_at as "servicedAt", canceled_at as "canceledAt",
         cancel_by as "cancelBy", notified_at as "notifiedAt", undo, undo_until as "undoUntil", created_at >= (select today from day) as "isEditable"
  from check_in where id = $3 and deleted_at is null for update`;

/**
 * The check-in, locked until the operation ends. Refuses NOT_FOUND; CONFLICT for one of another day, which can be read only; and, if
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
  const entry = await context.db.row<LockedCheckIn>(LOCK, [context.now(), null, asId(id)]);
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

const EVENT = `insert into check_in_event (check_in_id, kind, at, actor, actor_name, data) select id, $2, $3, $4, $5, $6 from unnest($1::bigint[]) as id`;

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
  context.db.send(EVENT, [ids, kind, context.now(), ...actor, JSON.stringify(data)]);
}

/** Who the event log says it was. */
export function actorOf({ viewer }: Context): EventActor {
  return [viewerKey(viewer), viewer.kind === 'user' ? `${viewer.firstName} ${viewer.lastName}` : ''];
}

const SET_STATUS = `
  update check_in set status = $2, readied_at = $3, serviced_at = $4, canceled_at = $5, cancel_by = $6, undo = $7, undo_until = $8, notified_at = $9, version = version + 1
  where id = $1`;

/** Writes status and times; `undo` is what to go back to within `undoUntil`, or null. */
export function writeStatus(
  { db }: Context,
  id: string,
  times: StatusTimes,
  undo: StatusTimes | null,
  undoUntil: Date | null,
): void {
  const { status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt } = times;
  db.send(SET_STATUS, [
    id,
    status,
    readiedAt,
    servicedAt,
    canceledAt,
    cancelBy,
    undo && JSON.stringify(undo),
    undoUntil,
    notifiedAt,
  ]);
}

export const timesOf = ({
  status,
  readiedAt,
  servicedAt,
  canceledAt,
  cancelBy,
  notifiedAt,
}: StatusTimes): StatusTimes => ({ status, readiedAt, servicedAt, canceledAt, cancelBy, notifiedAt });
