import type { AppointmentEventKind } from '../../../entities/AppointmentEventKind.js';
import type { Context } from '../../core/context.js';
import { viewerKey } from '../../core/access/viewer.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { NotSentReason } from '../../core/messages/sent-message.js';
import type { CUSTOMER } from './customer-actor.js';

type Kind = `${AppointmentEventKind}`;

/** Whose the parts were, by their place in the list, before they were given to somebody else, and the version since. */
export interface GivenAway {
  version: number;
  parts: { index: number; staffId: string; askedForStaff: boolean }[];
}

/**
 * What the log keeps beside who did it: names of saved fields, what a flag or the time was and is, what was given to somebody else, and why nothing was sent,
 * and whether to the former customer. Never notes or names.
 */
interface EventData {
  fields?: readonly string[];
  before?: string;
  after?: string;
  why?: NotSentReason;
  given?: GivenAway;
  isFormer?: true;
}

/** The statement that appends to the log of appointments; `ids` selects their ids. `actor` is who did it, where that is not the viewer. */
export function appointmentEvents(
  context: Context,
  ids: Sql,
  kind: Kind,
  data: EventData = {},
  actor?: typeof CUSTOMER,
): Sql {
  const { viewer } = context;
  const name = viewer.kind === 'user' && !actor ? `${viewer.firstName} ${viewer.lastName}` : '';
  return sql`
    insert into appointment_event (appointment_id, kind, at, actor, actor_name, data)
    select id, ${kind}, ${context.now()}::timestamptz, ${actor ?? viewerKey(viewer)}, ${name}, ${data}::jsonb from (${ids}) e (id)`;
}

/** Appends to the log of appointments. */
export function logAppointmentEvent(
  context: Context,
  ids: readonly string[],
  kind: Kind,
  data: EventData = {},
  actor?: typeof CUSTOMER,
): void {
  context.db.send(appointmentEvents(context, sql`select unnest(${ids}::bigint[])`, kind, data, actor));
}
