import { DateTime } from 'luxon';
import { requirePermission } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { dayBegin, daysBetween, nextDay, requireDay } from './days.js';
import { statisticsOf, type Tally } from './statistics-of-tallies.js';
import type { CheckInStatistics } from './statistics.types.js';
import { PLAN_FOR_SIZE, tallies } from './tallies.sql.js';

/** Days of the range whose sums are kept; a range without an end is Today's, of which there are none. */
const clock = (from: string | null, to: string | null) => sql`
  select b.time_zone, ${PLAN_FOR_SIZE}, array(
    select date::text from check_in_day_sums d
    where d.time_zone = b.time_zone and d.date >= ${from}::date and d.date <= coalesce(${to}::date, 'infinity') order by date
  ) as kept_days
  from ${OUR_BUSINESS} b`;

/**
 * What happened between two days of the business, yyyy-mm-dd, both included; at most 366; Today where one is left out. Anybody who sees the queue may see
 * Today. Other ranges are FORBIDDEN but for owner and manager, and INVALID_PLAN without reports.
 */
export async function checkInStatistics(
  context: Context,
  range: { from: string | null; to: string | null },
): Promise<CheckInStatistics> {
  if (range.from !== null) requireDay('from', range.from);
  if (range.to !== null) requireDay('to', range.to);
  const { timeZone, keptDays } = (await context.db.row<{ timeZone: string; keptDays: string[] }>(
    clock(range.from, range.to),
  ))!;
  const today = DateTime.fromJSDate(context.now(), { zone: timeZone }).toISODate()!;
  const { from, to } = { from: range.from ?? today, to: range.to ?? today };
  const days = daysBetween(from, to);
  if (from !== today || to !== today) requirePermission(context.viewer, 'reports.read');
  const span = {
    begin: dayBegin(firstWithout(keptDays, days), timeZone),
    finish: dayBegin(nextDay(to), timeZone),
    timeZone,
  };
  return { from, to, ...statisticsOf(await context.db.rows<Tally>(tallies(span, from, keptDays)), days) };
}

/** The first day that must be counted; the day after the last if there is none. */
function firstWithout(keptDays: readonly string[], days: readonly string[]): string {
  const kept = new Set(keptDays);
  return days.find((day) => !kept.has(day)) ?? nextDay(days.at(-1)!);
}
