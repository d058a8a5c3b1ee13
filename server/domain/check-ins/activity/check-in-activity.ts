import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { actorWord } from '../../../core/access/actors.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { MESSAGES, TEXT_REPLIES } from '../../../core/messages/message.sql.js';
import type { NotSentReason } from '../../../core/messages/sent-message.js';
import { notFound } from '../../../core/Refusal.js';
import { ActivityKind } from '../entry/ActivityKind.js';
import { asId } from '../entry/check-in-by-id.js';
import { JOIN_CUSTOMER } from '../entry/check-in-rows.js';
import type { CancelBy } from '../entry/lifecycle.js';
import type { SavedFields } from '../entry/log-event.js';
import { whyNotSent } from '../../../core/messages/why-not-sent.js';
import type { MessageChannel, MessageState } from '../messages/message.types.js';
import type { ActivityEntry } from './activity.types.js';
import { whyNotDelivered } from './why-not-delivered.js';

interface EventData {
  from?: CheckInStatus;
  to?: CheckInStatus;
  cancelBy?: CancelBy;
  fields?: string[];
  before?: Record<string, string>;
  after?: Record<string, string>;
  minutes?: number;
  text?: string;
  channel?: MessageChannel;
  why?: NotSentReason;
}
interface EventRow {
  id: string | null;
  kind: ActivityKind;
  at: Date;
  actor: string;
  actorName: string;
  data: EventData;
  channel: MessageChannel | null;
  state: MessageState | null;
  reason: string | null;
  errorCode: string | null;
  text: string | null;
  /** Saved personal fields, which the log only names. */
  personal: SavedFields | null;
  feedback: string;
  firstName: string;
}

/** One row without an event means that the check-in exists. An event's data names its message and the reply that caused it. */
const activity = (id: string): Sql => sql`
  select e.id, e.kind, e.at, e.actor, e.actor_name, e.data, m.channel, m.status as state, m.reason, m.error_code,
         coalesce(r.body, m.body, m.data ->> 'text') as text, c.feedback, u.first_name,
         (select json_object_agg(h.field, json_build_object('before', h.before, 'after', h.after))
          from check_in_change h where h.business_id = e.business_id and h.event_id = e.id) as personal
  from check_in c ${JOIN_CUSTOMER}
  left join check_in_event e on e.business_id = c.business_id and e.check_in_id = c.id
  left join ${MESSAGES} m
    on m.business_id = c.business_id and m.check_in_id = c.id and m.id = (e.data ->> 'messageId')::bigint
  left join ${TEXT_REPLIES} r
    on r.business_id = c.business_id and r.check_in_id = c.id and r.id = (e.data ->> 'replyId')::bigint
  where c.id = ${id} and c.deleted_at is null order by e.id desc`;

/** Everything that happened to a check-in and who did it, latest first. Throws NOT_FOUND like checkInById. */
export async function checkInActivity(context: Context, id: string): Promise<ActivityEntry[]> {
  const rows = await context.db.rows<EventRow>(activity(asId(id)));
  if (rows.length === 0) throw notFound('That check-in');
  return rows.flatMap((row) => (row.id === null ? [] : [toEntry(row.id, row)]));
}

function toEntry(id: string, row: EventRow): ActivityEntry {
  const { kind, at, actor, actorName, data, channel, state, text, feedback, personal } = row;
  const left = kind === ActivityKind.LEFT;
  const toStatus = left ? CheckInStatus.CANCELED : (data.to ?? null);
  return {
    id,
    kind,
    at,
    by: byOf(actor, actorName),
    fromStatus: data.from ?? null,
    toStatus,
    cancelBy:
      kind === ActivityKind.UNDONE || toStatus !== CheckInStatus.CANCELED
        ? null
        : (data.cancelBy ?? (left ? 'party' : 'host')),
    changes: (data.fields ?? []).map((field) => ({
      field,
      before: data.before?.[field] ?? personal?.[field]?.before ?? null,
      after: data.after?.[field] ?? personal?.[field]?.after ?? null,
    })),
    minutes: data.minutes ?? null,
    text: kind === ActivityKind.RATED ? feedback || null : (text ?? data.text ?? null),
    why: whyOf(row),
    channel: channel ?? data.channel ?? null,
    state,
  };
}

function whyOf({ data: { why }, state, reason, errorCode, firstName }: EventRow): string | null {
  if (why) return `${whyNotSent(why, firstName)}.`;
  return state && whyNotDelivered({ state, reason, errorCode, firstName });
}

/** The event log stores the viewer's key, of which only the kind is shown. */
const byOf = (actor: string, name: string): string => name || actorWord(actor);
