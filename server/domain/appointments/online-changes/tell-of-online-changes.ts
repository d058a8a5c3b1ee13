import { takeAll } from '../../../core/access/take-all.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import { sendToAccount } from '../../accounts/messages/account-message.js';
import { ONLINE_CHANGES } from './changes-message.js';
import { mergeChanges, type MergedChange, type OnlineChange } from './merge-changes.js';
import { TELL_OF_ONLINE_CHANGES } from './note-online-change.js';
import { changesReaders, isToldOf } from './readers.js';

/** For each recipient. Beyond it changes wait, so that what an attacker books is a few long mails. */
const MAILS = { max: 6, windowMs: HOUR_MS };
const TRY_AGAIN_MS = 10 * MINUTE_MS;
/** Lines of one mail. */
const MAX_LINES = 20;

/** Tells the business of all that customers did online since the last mail: one mail for each recipient. */
export async function tellOfOnlineChanges(context: Context): Promise<void> {
  const { db, businessId } = context;
  if (!(await db.row(sql`select from online_change limit 1`))) return;
  const now = context.now();
  const key = `online-changes:${businessId}`;
  if (!(await takeAll(db, [{ key, ...MAILS }], now))) {
    const runAt = new Date(now.getTime() + TRY_AGAIN_MS);
    context.enqueue(TELL_OF_ONLINE_CHANGES, {}, { key: `tell-of-${key}`, runAt, once: true, again: true });
    return;
  }
  const changes = mergeChanges(
    await db.rows<OnlineChange>(sql`
      with taken as (delete from online_change returning id, appointment_id, kind, was_at, was_with)
      select appointment_id, kind, was_at, was_with::text[] from taken order by id`),
  );
  const known = await factsOf(context, changes);
  for (const reader of await changesReaders(context)) {
    const own = changes.filter(({ appointmentId, wasWith }) =>
      isToldOf(reader, [...wasWith, ...(known.get(appointmentId)?.staffIds ?? [])]),
    );
    if (own.length === 0) continue;
    const waiting = own.filter(({ appointmentId }) => known.get(appointmentId)?.waits);
    const soonest = waiting.sort((one, other) => startOf(known, one) - startOf(known, other));
    const all = [...soonest, ...own.filter((change) => !waiting.includes(change))];
    await sendToAccount(context, ONLINE_CHANGES, reader, {
      changes: all.slice(0, MAX_LINES),
      more: Math.max(all.length - MAX_LINES, 0),
      moreWaiting: Math.max(waiting.length - MAX_LINES, 0),
    });
  }
}

interface Facts {
  id: string;
  startsAt: Date;
  /** Whether it waits for an answer. */
  waits: boolean;
  /** Of the staff members who do it. */
  staffIds: string[];
}

const startOf = (known: ReadonlyMap<string, Facts>, { appointmentId }: MergedChange): number =>
  known.get(appointmentId)!.startsAt.getTime();

/** What the choice of readers and lines needs of each appointment. */
async function factsOf({ db }: Context, changes: readonly MergedChange[]): Promise<Map<string, Facts>> {
  const ids = changes.map(({ appointmentId }) => appointmentId);
  const rows = await db.rows<Facts>(sql`
    select a.id, a.starts_at, a.flag = 'requested' and a.deleted_at is null as waits,
      array(select t.staff_id::text from booked_time t where t.appointment_id = a.id and t.staff_id is not null) as staff_ids
    from appointment a where a.id = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
