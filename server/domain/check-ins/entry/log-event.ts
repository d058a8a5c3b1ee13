import { viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { ActivityKind } from './ActivityKind.js';

export type EventKind = `${ActivityKind}`;

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
  context.db.send(insertEvents(context, ids, { kind, data, actor }));
}

/** Appends to the event log unless the check-in has the same event already: for what is tried again and again. */
export function logEventOnce(context: Context, id: string, kind: EventKind, data: object): void {
  context.db.send(sql`${insertEvents(context, [id], { kind, data, actor: actorOf(context) })}
    where not exists (
      select from check_in_event e where e.check_in_id = ${id} and e.kind = ${kind} and e.data = ${data}::jsonb
    )`);
}

/** What a host saved in a form, by field. */
export type SavedFields = Record<string, { before: string; after: string }>;

/** Of these the log has the names only: what somebody said of themselves can be corrected and erased, the log cannot. */
const PERSONAL_FIELDS = new Set(['notes']);

/** Appends saved fields to the event log, with what they were and are. */
export function logChange(
  context: Context,
  id: string,
  saved: SavedFields,
  actor: EventActor = actorOf(context),
): void {
  const entries = Object.entries(saved);
  const valuesAt = (time: 'before' | 'after') =>
    Object.fromEntries(
      entries.flatMap(([field, values]) => (PERSONAL_FIELDS.has(field) ? [] : [[field, values[time]]])),
    );
  const data = { fields: Object.keys(saved), before: valuesAt('before'), after: valuesAt('after') };
  const personal = entries.filter(([field]) => PERSONAL_FIELDS.has(field));
  context.db.send(sql`
    with logged as (${insertEvents(context, [id], { kind: 'changed', data, actor })} returning id)
    insert into check_in_change (event_id, field, before, after)
    select logged.id, c.field, c.before, c.after from logged, unnest(
      ${personal.map(([field]) => field)}::text[], ${personal.map(([, { before }]) => before)}::text[],
      ${personal.map(([, { after }]) => after)}::text[]
    ) as c (field, before, after)`);
}

const insertEvents = (
  context: Context,
  ids: readonly string[],
  { kind, data, actor: [key, name] }: { kind: EventKind; data: object; actor: EventActor },
): Sql => sql`
  insert into check_in_event (check_in_id, kind, at, actor, actor_name, data)
  select id, ${kind}, ${context.now()}::timestamptz, ${key}, ${name}, ${data}::jsonb from unnest(${ids}::bigint[]) as id`;

/** The viewer as recorded in the event log. */
export function actorOf({ viewer }: Context): EventActor {
  return [viewerKey(viewer), viewer.kind === 'user' ? `${viewer.firstName} ${viewer.lastName}` : ''];
}
