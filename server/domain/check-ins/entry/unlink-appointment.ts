import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { QUEUE } from '../topics.js';

/** The next check-in takes an appointment over from one that was canceled or deleted: that one may still be brought back, as a walk-in then. */
export function unlinkAppointment(context: Context, appointmentId: string): void {
  context.db.send(
    sql`update check_in set appointment_id = null, version = version + 1 where appointment_id = ${appointmentId}`,
  );
  context.tick(QUEUE);
}
