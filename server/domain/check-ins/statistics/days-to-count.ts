import { DateTime } from 'luxon';
import { requirePermission } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { PLAN_FOR_SIZE } from '../../../core/database/plan-for-size.js';
import { sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { dayBegin, daysBetween, nextDay, requireDay } from './days.js';
import type { Span } from './tallies.sql.js';

/** First and last day, yyyy-mm-dd; each defaults to Today. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** The days of a range, and how to read them: those with stored sums, and the span of the others. */
interface DaysToCount {
  from: string;
  to: string;
  days: string[];
  storedDays: string[];
  span: Span;
}

interface Clock {
  timeZone: string;
  storedDays: string[];
  firstDay: string | null;
}

/** The day of the first check-in, and the days of the range with stored sums; a range without an end is Today, which has none. */
const clock = (from: string | null, to: string | null) => sql`
  select b.time_zone, ${PLAN_FOR_SIZE}, array(
    select date::text from check_in_day_sums d
    where d.time_zone = b.time_zone and d.date >= ${from}::date and d.date <= coalesce(${to}::date, 'infinity') order by date
  ) as stored_days, (
    select (created_at at time zone b.time_zone)::date::text from check_in
    where deleted_at is null order by created_at limit 1
  ) as first_day
  from ${OUR_BUSINESS} b`;

/**
 * At most 366 days of the business, both included. Every role that sees the queue may see Today. Other ranges throw FORBIDDEN except for owner and
 * manager, and INVALID_PLAN without reports.
 */
export async function daysToCount(context: Context, range: DayRange): Promise<DaysToCount> {
  if (range.from !== null) requireDay('from', range.from);
  if (range.to !== null) requireDay('to', range.to);
  const { timeZone, storedDays, firstDay } = (await context.db.row<Clock>(clock(range.from, range.to)))!;
  const today = DateTime.fromJSDate(context.now(), { zone: timeZone }).toISODate()!;
  const { from, to } = { from: range.from ?? today, to: range.to ?? today };
  const days = daysBetween(from, to);
  if (from !== today || to !== today) requirePermission(context.viewer, 'reports.read');
  const begin = dayBegin(firstToCount(days, storedDays, firstDay), timeZone);
  return { from, to, days, storedDays, span: { begin, finish: dayBegin(nextDay(to), timeZone), timeZone } };
}

/** The first day with check-ins but without stored sums; the day after the last if there is none. */
function firstToCount(days: readonly string[], storedDays: readonly string[], firstDay: string | null): string {
  const stored = new Set(storedDays);
  return days.find((day) => firstDay !== null && day >= firstDay && !stored.has(day)) ?? nextDay(days.at(-1)!);
}
