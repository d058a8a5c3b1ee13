import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { BUSINESS_PAGE } from './topics.js';

/** Sets the minutes between two bookable times: 15, 30, 45 or 60. */
export function setBookingInterval(context: Context, minutes: number): void {
  context.db.send(sql`
    update business set booking_interval = ${minutes}, version = version + 1
    where id = ${context.businessId} and booking_interval <> ${minutes}`);
  context.tick(BUSINESS_PAGE);
}
