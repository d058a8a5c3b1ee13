import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { appointedAt } from '../waits/checked-in-for.sql.js';
import { QUEUE } from '../topics.js';

/**
 * The next check-in takes an appointment over from one that was canceled or deleted: that one may still be brought back, as a walk-in then. One whose appointment
 * moved away since is a walk-in for good.
 */
export function unlinkAppointment(context: Context, appointmentId: string): void {
  const party = sql`check_in`;
  context.db.send(
    sql`
      update check_in set appointment_id = null, appointed_at = ${appointedAt(party)}, place_from = case when ${appointedAt(party)} is not null then place_from end,
        version = version + 1
      where appointment_id = ${appointmentId}`,
  );
  context.tick(QUEUE);
}
