import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { noteFreeTime } from './note-free-time.js';
import { BUSINESS_PAGE } from './topics.js';

/** Notes whether there are weekly hours, so that searches know who takes bookings, and that times may be free. Whoever changes hours calls it; `hasHours` is a condition. */
export function noteHours(context: Context, hasHours: Sql): void {
  context.db.send(sql`
    update business set has_hours = not has_hours where id = ${context.businessId} and has_hours <> ${hasHours}`);
  noteFreeTime(context);
  context.tick(BUSINESS_PAGE);
}
