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
  const staff = await staffOf(context, changes);
  for (const reader of await changesReaders(context)) {
    const own = changes.filter(({ appointmentId, wasWith }) =>
      isToldOf(reader, [...wasWith, ...(staff.get(appointmentId) ?? [])]),
    );
    if (own.length === 0) continue;
    const shown = own.slice(0, MAX_LINES);
    await sendToAccount(context, ONLINE_CHANGES, reader, { changes: shown, more: own.length - shown.length });
  }
}

/** Ids of the staff members who do each appointment. */
async function staffOf({ db }: Context, changes: readonly MergedChange[]): Promise<Map<string, string[]>> {
  const ids = changes.map(({ appointmentId }) => appointmentId);
  const rows = await db.rows<{ id: string; staffIds: string[] }>(sql`
    select appointment_id as id, array_agg(staff_id::text) as staff_ids from booked_time
    where appointment_id = any(${ids}::bigint[]) and staff_id is not null group by appointment_id`);
  return new Map(rows.map(({ id, staffIds }) => [id, staffIds]));
}
