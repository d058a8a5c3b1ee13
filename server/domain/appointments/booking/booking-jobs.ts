import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineJob } from '../../../core/jobs/job.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { CALENDAR } from '../topics.js';

/** Forgets a hold once it is over, with who asked for it. */
export const FORGET_HOLD = defineJob<{ holdId: string }>('forget-hold');

export async function forgetHold(context: Context, { holdId }: { holdId: string }): Promise<void> {
  // Locked as confirmBooking does.
  await context.db.rows(sql`select id from booking_hold where id = ${holdId} for update`);
  context.db.send(sql`delete from booked_time where hold_id = ${holdId}`);
  context.db.send(sql`update standby_offer set hold_id = null where hold_id = ${holdId}`);
  await context.db.rows(sql`delete from booking_hold where id = ${holdId}`);
  scheduleOffers(context, context.now());
  context.tick(CALENDAR);
}
