import { DateTime } from 'luxon';
import { LIVE_FLAGS } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { recordIdsOf } from '../../customers/customer.sql.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { endStandby } from './end-standby.js';
import { MIDNIGHT } from './time-of-day.js';
import { isInLine, lockInLine } from './standby-rows.js';

/** A customer got an appointment, and has it still: their requests for that day are over. */
export async function endWait(
  context: Context,
  { customerId, startsAt }: { customerId: string; startsAt: string },
): Promise<void> {
  const { timeZone } = await entrySettings(context);
  const local = DateTime.fromISO(startsAt, { zone: timeZone });
  const date = local.toISODate()!;
  // After midnight it belongs to the day before, too.
  const minute = MIDNIGHT + local.hour * 60 + local.minute;
  const records = recordIdsOf(sql`${customerId}::bigint`);
  const rows = await context.db.rows<{ id: string }>(sql`
    select s.id from standby s
    where s.customer_id in ${records} and ${isInLine(context.now())} and (
      ${date}::date between s.first_date and s.last_date
      or (s.to_minute >= ${minute}::int and ${date}::date - 1 between s.first_date and s.last_date)) and exists (
      select from appointment a
      where a.customer_id in ${records} and a.starts_at = ${startsAt}::timestamptz and a.flag = any(${LIVE_FLAGS}::text[]) and a.deleted_at is null)
    order by s.id`);
  for (const { id } of rows) {
    const standby = await lockInLine(context, id);
    if (standby) await endStandby(context, standby, 'booked');
  }
}
