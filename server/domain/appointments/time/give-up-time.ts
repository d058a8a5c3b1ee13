import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CALENDAR } from '../topics.js';
import { scheduleOffers } from './schedule-offers.js';

/** Canceled and deleted appointments take no time any more: who waits for one is offered it. Their parts stay, for the calendar and for an undo. */
export function giveUpTime(context: Context, appointmentIds: readonly string[]): void {
  if (appointmentIds.length === 0) return;
  context.db.send(sql`update booked_time set is_live = false where appointment_id = any(${appointmentIds}::bigint[])`);
  scheduleOffers(context);
  context.tick(CALENDAR);
}
