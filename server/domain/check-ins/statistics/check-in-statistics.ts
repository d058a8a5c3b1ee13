import { DateTime } from 'luxon';
import { requirePermission } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { invalid } from '../../../core/Refusal.js';
import { statisticsOf, type Tally } from './statistics-of-tallies.js';
import type { CheckInStatistics } from './statistics.types.js';
import { CALLS, calledAt } from '../waits/wait-times.js';

const MOST_DAYS = 366;

/** A year of a busy business is sorted and joined in memory, by a plan for its size: one for any range would take it for a few rows. */
const ZONE = `
  select time_zone as "timeZone", set_config('work_mem', '32MB', true), set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)
  from business where id = current_setting('app.business_id')::bigint`;

/**
 * Check-ins from $1 until before $2, in the time zone $3; $4 is the first day. An entry changes its status on its own day and the two after: later events
 * are none of its wait. The few with a call that was taken back are looked at one by one. `offset 0`: what is computed is not computed again for each use.
 */
const TALLIES = `
  with called as (
    select check_in_id, min(at) as at, bool_or(kind = 'undone') as is_undone from check_in_event
    where ${CALLS} and at >= $1 and at < $2::timestamptz + interval '3 days' group by check_in_id
  ), entry as (
    select c.created_at at time zone $3 as local, c.party_size, c.rating, c.status, c.cancel_by, c.is_new_customer, c.quote_low, c.quote_high,
           date_part('epoch', case when is_undone then (select at from (${calledAt('check_in_id = c.id')}) a) else called.at end - c.created_at) / 60 as minutes
    from check_in c left join called on called.check_in_id = c.id
    where c.deleted_at is null and c.created_at >= $1 and c.created_at < $2 offset 0
  ), party as (
    select local::date - $4::date as day, date_part('hour', local)::int as hour, least(party_size, 10) as size, rating, floor(minutes + 0.5)::int as wait,
           status = 'seated' as is_seated, status = 'canceled' and cancel_by is distinct from 'no-show' as is_canceled, status = 'canceled' and cancel_by = 'no-show' as is_no_show, is_new_customer,
           case when minutes is not null then minutes between quote_low and quote_high end as is_within
    from entry offset 0
  )
  select day, hour, wait, size, rating, count(*)::int as total, count(*) filter (where is_seated)::int as seated, count(*) filter (where is_canceled)::int as canceled,
         count(*) filter (where is_no_show)::int as "noShows", count(*) filter (where is_new_customer)::int as "newCustomers",
         count(is_within)::int as quotes, count(*) filter (where is_within)::int as within
  from party group by grouping sets ((day, wait), (hour, wait), (size, rating))`;

/**
 * What happened between two days of the business, yyyy-mm-dd, both included; at most 366; Today where one is left out. Anybody who sees the queue may see
 * Today. Other ranges are FORBIDDEN but for owner and manager, and INVALID_PLAN without reports.
 */
export async function checkInStatistics(
  context: Context,
  given: { from: string | null; to: string | null },
): Promise<CheckInStatistics> {
  const { timeZone } = (await context.db.row<{ timeZone: string }>(ZONE))!;
  const today = DateTime.fromJSDate(context.now(), { zone: timeZone }).toISODate()!;
  const { from, to } = { from: given.from ?? today, to: given.to ?? today };
  const days = daysBetween(from, to);
  if (from !== today || to !== today) requirePermission(context.viewer, 'reports.read');
  const tallies = await context.db.rows<Tally>(TALLIES, [
    beginOf(from, timeZone),
    beginOf(dayOf('to', to).plus({ days: 1 }).toISODate()!, timeZone),
    timeZone,
    from,
  ]);
  return { from, to, ...statisticsOf(tallies, days) };
}

/** The first moment of a day: there are two midnights where clocks go back to it, and none where they go forward from it. */
function beginOf(date: string, timeZone: string): Date {
  const midnight = DateTime.fromISO(date, { zone: timeZone });
  const before = midnight.minus({ hours: 1 });
  return (before.toISODate() === date ? before : midnight).toJSDate();
}

/** Every day of the range. Refuses what is no range. */
function daysBetween(from: string, to: string): string[] {
  const [first, last] = [dayOf('from', from), dayOf('to', to)];
  const count = last.diff(first, 'days').days + 1;
  if (count < 1) throw invalid('to', 'The last day is before the first.');
  if (count > MOST_DAYS) throw invalid('from', `Choose at most ${MOST_DAYS} days.`);
  return Array.from({ length: count }, (_, index) => first.plus({ days: index }).toISODate()!);
}

function dayOf(field: string, given: string): DateTime {
  const day = DateTime.fromISO(given, { zone: 'utc' });
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(given) || !day.isValid)
    throw invalid(field, 'Choose a day, written as yyyy-mm-dd.');
  return day;
}
