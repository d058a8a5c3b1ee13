import { DateTime } from 'luxon';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { recordIdsOf } from '../../customers/customer.sql.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { endStandby } from './end-standby.js';
import { isInLine, lockInLine } from './standby-rows.js';

/** A customer got an appointment: their requests for that day are over. */
export async function endWait(
  context: Context,
  { customerId, startsAt }: { customerId: string; startsAt: string },
): Promise<void> {
  const { timeZone } = await entrySettings(context);
  const date = DateTime.fromISO(startsAt, { zone: timeZone }).toISODate()!;
  const rows = await context.db.rows<{ id: string }>(sql`
    select s.id from standby s
    where s.customer_id in ${recordIdsOf(sql`${customerId}::bigint`)} and ${isInLine(context.now())} and ${date}::date between s.first_date and s.last_date
    order by s.id`);
  for (const { id } of rows) {
    const standby = await lockInLine(context, id);
    if (standby) await endStandby(context, standby, 'booked');
  }
}
