import { viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';

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
  | 'close-not-told'
  | 'feedback-asked'
  | 'feedback-not-asked'
  | 'rated';

/** A viewer key and the name of a signed-in person. */
export type EventActor = readonly [key: string, name: string];

/** Appends to the event log. */
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

/** Appends to the event log unless the check-in has the same event already: for what is tried again and again. */
export function logEventOnce(context: Context, id: string, kind: EventKind, data: object): void {
  const [key, name] = actorOf(context);
  context.db.send(sql`
    insert into check_in_event (check_in_id, kind, at, actor, actor_name, data)
    select ${id}, ${kind}, ${context.now()}::timestamptz, ${key}, ${name}, ${data}::jsonb
    where not exists (
      select from check_in_event e where e.check_in_id = ${id} and e.kind = ${kind} and e.data = ${data}::jsonb
    )`);
}

/** The viewer as recorded in the event log. */
export function actorOf({ viewer }: Context): EventActor {
  return [viewerKey(viewer), viewer.kind === 'user' ? `${viewer.firstName} ${viewer.lastName}` : ''];
}
