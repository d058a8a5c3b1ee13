import type { Plan } from '../../../../entities/Plan.js';
import { planHas } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { notFound } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import type { TimeRange } from '../calendar/calendar.types.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { calendarSettings } from '../settings/calendar-settings.js';
import { isBusyIn } from '../time/busy-in.sql.js';
import { noBooking } from './booking-facts.js';

/** Strangers see no further, however far ahead they may book. */
export const BOOKED_TIMES_DAYS = 62;

/** When there are live appointments or events, or live staff are busy by their outside calendars, from now on as far as customers can book, but two months at most: those that overlap or meet are one. Throws INVALID_PLAN. */
export async function bookedTimes(context: Context): Promise<TimeRange[]> {
  const { db } = context;
  const business = await db.row<{ plan: Plan }>(sql`select b.plan from ${OUR_BUSINESS} b`);
  if (!business) throw notFound('That business');
  if (!planHas(business.plan, 'booking')) throw noBooking();
  const { windowDays } = await calendarSettings(context);
  const from = context.now();
  const to = new Date(from.getTime() + Math.min(windowDays, BOOKED_TIMES_DAYS) * DAY_MS);
  // An appointment is 31 days long at most, so the index has both ends of the range.
  return db.rows<TimeRange>(sql`
    select lower(r) as starts_at, upper(r) as ends_at from (
      select unnest(range_agg(tstzrange(taken.starts_at, taken.ends_at))) as r from (
        select t.starts_at, t.ends_at from booked_time t
        where t.is_live and t.blocked_from > ${from}::timestamptz - interval '32 days' and t.blocked_from < ${to} and t.blocked_to > ${from}
          and t.ends_at > ${from} and t.starts_at < ${to} and (t.expires_at is null or t.expires_at > ${from})
        union all
        select t.starts_at, t.ends_at from busy_time t join ${STAFF_MEMBERS} s on s.business_id = t.business_id and s.id = t.staff_id
        where ${isBusyIn({ from, to })} and s.is_live
      ) taken
    ) booked`);
}
