import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { CALENDAR } from '../topics.js';

/** Forgets the calendar elsewhere of a staff member, and its times. */
export async function forgetOutside(context: Context, staffId: string): Promise<void> {
  await context.db.rows(sql`delete from outside_calendar where staff_id = ${staffId}`);
  await context.db.rows(sql`delete from busy_time where staff_id = ${staffId}`);
  scheduleOffers(context);
  context.tick(CALENDAR);
}
