import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { timeAndPlace } from '../../appointments/of-line/expected.sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { QUEUE } from '../topics.js';
import { appointmentWords } from './appointment-words.js';
import { logChange, type EventActor } from './log-event.js';
import { scheduleFollowUps } from './schedule-follow-ups.js';

interface FollowRow {
  id: string;
  status: CheckInStatus;
  appointedAt: Date;
  /** Of the appointment now; null where it is on another day or another customer's. */
  startsAt: Date | null;
  placeFrom: Date | null;
  /** The appointment as the log names it; null where the log has not spoken of it. */
  said: string | null;
  timeZone: string;
}

/**
 * Who waits or is ready for an appointment that moved within its day or night comes for the new time, with the place of that; where it moved to another day or is another
 * customer's, they stay in line as a walk-in. A party that had waited before the host checked it in for the appointment never loses its place by that.
 */
export async function followAppointment(
  context: Context,
  { appointmentId, by }: { appointmentId: string; by: EventActor },
): Promise<void> {
  const row = await context.db.row<FollowRow>(sql`
    select k.id, k.status, k.appointed_at, n.starts_at, least(case when k.place_from < k.appointed_at then k.place_from end, n.place_from) as place_from,
      (select e.data -> 'after' ->> 'appointment' from check_in_event e
       where e.check_in_id = k.id and e.kind = 'changed' and e.data -> 'after' ? 'appointment' order by e.id desc limit 1) as said,
      (select b.time_zone from ${OUR_BUSINESS} b) as time_zone
    from check_in k left join lateral ${timeAndPlace(
      { appointmentId: sql`k.appointment_id`, customerId: sql`k.customer_id`, appointedAt: sql`k.appointed_at` },
      sql`k.created_at`,
    )} n on true
    where k.appointment_id = ${appointmentId} and k.deleted_at is null and k.status in ('checked-in', 'ready') for update of k`);
  if (!row) return;
  const wordsOf = (time: Date) => appointmentWords({ startsAt: time.toISOString() }, row.timeZone);
  const before = row.said ?? wordsOf(row.appointedAt);
  const after = row.startsAt ? wordsOf(row.startsAt) : '';
  if (row.startsAt && row.startsAt.getTime() !== row.appointedAt.getTime())
    context.db.send(sql`
      update check_in set appointed_at = ${row.startsAt}, place_from = ${row.placeFrom}, version = version + 1 where id = ${row.id}`);
  if (before !== after) logChange(context, row.id, { appointment: { before, after } }, by);
  // Who is behind them may be next now.
  if (row.status === CheckInStatus.CHECKED_IN) scheduleFollowUps(context, row.id, row.status, null);
  context.tick(QUEUE);
}
