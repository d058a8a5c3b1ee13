import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** The last phone session stays after its end: sessions are removed when another begins. */
const ways = sql`
  select version > 1 as is_check_in_app_changed,
         exists (select from kiosk_device) or exists (select from phone_session) as has_way_in
  from check_in_app`;

/** What the business of the session did so far to let customers check in. */
export async function readWayIn(context: Context): Promise<{ isCheckInAppChanged: boolean; hasWayIn: boolean }> {
  return (await context.db.row(ways)) ?? { isCheckInAppChanged: false, hasWayIn: false };
}
