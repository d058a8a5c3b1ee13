import { DateTime } from 'luxon';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { mayViewer } from '../access/permissions.js';
import { planHas } from '../access/plans.js';
import type { Context } from '../context.js';
import { invalid, Refusal } from '../graphql/errors.js';
import { PROMISED_PERCENT } from './pace.js';
import type { CheckInStatistics, DayStatistics, HourStatistics, PartySizeCount, QuoteAccuracy, RatingCount, WeekdayStatistics } from './statistics.types.js';
import { calledAt } from './wait-times.js';

const MOST_DAYS = 366;

const COUNTS = `count(*)::int as total, count(*) filter (where status = 'seated')::int as seated,
    count(*) filter (where status = 'canceled' and cancel_by is distinct from 'no-show')::int as canceled, count(*) filter (where status = 'canceled' and cancel_by = 'no-show')::int as "noShows"`;
const MEDIAN = `percentile_disc(0.5) within group (order by wait) as "waitMedianMinutes"`;
const P90 = `percentile_disc(0.9) within group (order by wait) as "waitP90Minutes"`;
const grouped = (columns: string): string => `(select coalesce(json_agg(g), '[]') from (select ${columns} group by 1 order by 1) g)`;

/** $1 and $2 are the first and the last day. An entry changes its status on its own day and the hours after: later events are none of its wait. */
const STATISTICS = `
  with range as materialized (
    select time_zone, $1::date::timestamp at time zone time_zone as start, ($2::date + 1)::timestamp at time zone time_zone as finish
    from business where id = current_setting('app.business_id')::bigint
  ), called as materialized (${calledAt(`at >= (select start from range) and at < (select finish + interval '2 days' from range)`)}
  ), entry as materialized (
    select c.created_at at time zone range.time_zone as local, c.status, c.cancel_by, c.is_new_customer, c.party_size, c.rating,
           round(extract(epoch from called.at - c.created_at) / 60)::int as wait,
           case when called.at is not null then extract(epoch from called.at - c.created_at) / 60 between c.quote_low and c.quote_high end as is_within
    from range cross join check_in c left join called on called.check_in_id = c.id
    where c.deleted_at is null and c.created_at >= (select start from range) and c.created_at < (select finish from range)
  )
  select ${COUNTS}, count(*) filter (where is_new_customer)::int as "newCustomers", ${MEDIAN}, ${P90}, count(is_within)::int as quotes, count(*) filter (where is_within)::int as within,
    ${grouped(`to_char(local, 'YYYY-MM-DD') as date, ${COUNTS}, ${MEDIAN}, ${P90} from entry`)} as days,
    ${grouped(`extract(hour from local)::int as hour, count(*)::int as total, ${MEDIAN} from entry`)} as hours,
    ${grouped(`extract(isodow from local)::int as weekday, count(*)::int as total, ${MEDIAN} from entry`)} as weekdays,
    ${grouped(`least(party_size, 10) as size, count(*)::int as count from entry`)} as "partySizes",
    ${grouped(`rating, count(*)::int as count from entry where rating is not null`)} as ratings
  from entry`;

interface StatisticsRow {
  [column: string]: unknown;
  total: number; seated: number; canceled: number; noShows: number; newCustomers: number; waitMedianMinutes: number | null; waitP90Minutes: number | null; quotes: number; within: number;
  days: DayStatistics[]; hours: HourStatistics[]; weekdays: WeekdayStatistics[]; partySizes: PartySizeCount[]; ratings: RatingCount[];
}

/**
 * What happened between two days of the business, yyyy-mm-dd, both included; at most 366; Today where one is left out. Anybody who sees the queue may see
 * Today. Other ranges are FORBIDDEN but for owner and manager, and INVALID_PLAN without reports.
 */
export async function checkInStatistics(context: Context, given: { from: string | null; to: string | null }): Promise<CheckInStatistics> {
  const isManager = mayViewer(context.viewer, 'reports.read');
  const mayChoose = isManager && planHas(context.user.plan, 'reports');
  const today = mayChoose && given.from && given.to ? '' : await todayOf(context);
  const { from, to } = { from: given.from ?? today, to: given.to ?? today };
  const days = daysBetween(from, to);
  if (!mayChoose && (from !== today || to !== today)) throw refusal(isManager);
  const row = (await context.db.row<StatisticsRow>(STATISTICS, [from, to]))!;
  const { quotes, within, ...counts } = row;
  return {
    ...counts, from, to, returningCustomers: row.total - row.newCustomers, quoteAccuracy: accuracyOf(quotes, within),
    days: filled(days.map((date): DayStatistics => ({ date, total: 0, seated: 0, canceled: 0, noShows: 0, waitMedianMinutes: null, waitP90Minutes: null })), row.days, ({ date }) => date),
    hours: filled(numbers(0, 23).map((hour): HourStatistics => ({ hour, total: 0, waitMedianMinutes: null })), row.hours, ({ hour }) => hour),
    weekdays: filled(numbers(1, 7).map((weekday): WeekdayStatistics => ({ weekday, total: 0, waitMedianMinutes: null })), row.weekdays, ({ weekday }) => weekday),
    ratings: filled(numbers(1, 5).map((rating): RatingCount => ({ rating, count: 0 })), row.ratings, ({ rating }) => rating),
  };
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
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(given) || !day.isValid) throw invalid(field, 'Choose a day, written as yyyy-mm-dd.');
  return day;
}

const ZONE = `select time_zone as "timeZone" from business where id = current_setting('app.business_id')::bigint`;

async function todayOf(context: Context): Promise<string> {
  const { timeZone } = (await context.db.row<{ timeZone: string }>(ZONE))!;
  return DateTime.fromJSDate(context.now(), { zone: timeZone }).toISODate()!;
}

const refusal = (isManager: boolean): Refusal => (isManager
  ? new Refusal(ErrorCode.INVALID_PLAN, 'Your plan does not include this.', { details: { feature: 'reports' } })
  : new Refusal(ErrorCode.FORBIDDEN, 'You are not allowed to do this.'));

const numbers = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The entries, each in place of the empty one with its key. */
function filled<Entry>(empty: readonly Entry[], found: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  const known = new Map(found.map((entry) => [keyOf(entry), entry]));
  return empty.map((entry) => known.get(keyOf(entry)) ?? entry);
}

function accuracyOf(quotes: number, within: number): QuoteAccuracy | null {
  return quotes === 0 ? null : { quotes, within, promisedPercent: PROMISED_PERCENT, keptPercent: Math.round((100 * within) / quotes) };
}
