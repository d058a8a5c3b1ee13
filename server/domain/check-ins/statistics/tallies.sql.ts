import { sql, type Sql } from '../../../core/database/sql.js';
import { CALLS, calledAt } from '../waits/wait-times.sql.js';

/** A half-open interval in a time zone. */
export interface Span {
  begin: Date;
  finish: Date;
  timeZone: string;
}

/**
 * The CTEs `called`, `entry` and `party`: one row of `party` for each check-in of the span. A check-in changes its status on its own day and the two after:
 * later events do not affect its wait. The few with an undone call are handled one by one. `offset 0` prevents computing columns again
 * at each use.
 */
const parties = ({ begin, finish, timeZone }: Span): Sql => sql`
  called as (
    select check_in_id, min(at) as at, bool_or(kind = 'undone') as is_undone from check_in_event
    where ${CALLS} and at >= ${begin} and at < ${finish}::timestamptz + interval '3 days' group by check_in_id
  ), entry as (
    select c.created_at at time zone ${timeZone} as local, c.party_size, c.rating, c.status, c.cancel_by, c.is_new_customer,
           c.quote_low, c.quote_high,
           date_part('epoch', case when is_undone then (select at from (${calledAt(sql`check_in_id = c.id`)}) a)
                                   else called.at end - c.created_at) / 60 as minutes
    from check_in c left join called on called.check_in_id = c.id
    where c.deleted_at is null and c.created_at >= ${begin} and c.created_at < ${finish} offset 0
  ), party as (
    select local::date as date, date_part('hour', local)::int as hour, least(party_size, 10) as size, rating,
           floor(minutes + 0.5)::int as wait, status = 'seated' as is_seated,
           status = 'canceled' and cancel_by is distinct from 'no-show' as is_canceled,
           status = 'canceled' and cancel_by = 'no-show' as is_no_show, is_new_customer,
           case when minutes is not null then minutes between quote_low and quote_high end as is_within
    from entry offset 0
  )`;

const COUNTS = sql`
  count(*)::int as total, count(*) filter (where is_seated)::int as seated, count(*) filter (where is_canceled)::int as canceled,
  count(*) filter (where is_no_show)::int as no_shows, count(*) filter (where is_new_customer)::int as new_customers,
  count(is_within)::int as quotes, count(*) filter (where is_within)::int as within`;

/**
 * Tallies of a span by day, by hour, and by party size with rating: from stored sums, else counted. `from` is day 0. `unnest` in the list of columns
 * costs half of one after FROM.
 */
export const tallies = (span: Span, from: string, storedDays: readonly string[]): Sql => sql`
  with ${parties(span)}, kept as materialized (
    select * from check_in_day_sums where date = any(${storedDays}::date[])
  )
  select date - ${from}::date as day, hour, wait, size, rating, ${COUNTS}
  from party where date <> all(${storedDays}::date[]) group by grouping sets ((date, wait), (hour, wait), (size, rating))
  union all
  select date - ${from}::date, null, unnest(waits), null, null, unnest(totals), unnest(seated), unnest(canceled), unnest(no_shows),
         unnest(new_customers), unnest(quotes), unnest(within)
  from kept
  union all
  select null, hour, wait, null, null, sum(total)::int, 0, 0, 0, 0, 0, 0
  from (select unnest(wait_hours) as hour, unnest(hour_waits) as wait, unnest(hour_totals) as total from kept) k group by hour, wait
  union all
  select null, null, null, size, rating, sum(total)::int, 0, 0, 0, 0, 0, 0
  from (select unnest(sizes) as size, unnest(ratings) as rating, unnest(size_totals) as total from kept) k group by size, rating`;

/** Stores the sums of closed days of a span, replacing earlier ones. */
export const storeDays = (span: Span, days: readonly string[]): Sql => sql`
  with ${parties(span)}, waited as (
    select date, wait, ${COUNTS} from party group by date, wait
  ), by_wait as (
    select date, array_agg(wait) as waits, array_agg(total) as totals, array_agg(seated) as seated,
           array_agg(canceled) as canceled, array_agg(no_shows) as no_shows, array_agg(new_customers) as new_customers,
           array_agg(quotes) as quotes, array_agg(within) as within
    from waited group by date
  ), by_hour as (
    select date, array_agg(hour) as wait_hours, array_agg(wait) as hour_waits, array_agg(total) as hour_totals
    from (select date, hour, wait, count(*)::int as total from party group by date, hour, wait) hourly group by date
  ), by_size as (
    select date, array_agg(size) as sizes, array_agg(rating) as ratings, array_agg(total) as size_totals
    from (select date, size, rating, count(*)::int as total from party group by date, size, rating) sized group by date
  )
  insert into check_in_day_sums as d (
    date, time_zone, waits, totals, seated, canceled, no_shows, new_customers, quotes, within, wait_hours, hour_waits,
    hour_totals, sizes, ratings, size_totals
  )
  select day, ${span.timeZone}, coalesce(waits, '{}'), coalesce(totals, '{}'), coalesce(seated, '{}'),
         coalesce(canceled, '{}'), coalesce(no_shows, '{}'), coalesce(new_customers, '{}'), coalesce(quotes, '{}'),
         coalesce(within, '{}'), coalesce(wait_hours, '{}'), coalesce(hour_waits, '{}'), coalesce(hour_totals, '{}'),
         coalesce(sizes, '{}'), coalesce(ratings, '{}'), coalesce(size_totals, '{}')
  from unnest(${days}::date[]) as day
  left join by_wait w on w.date = day left join by_hour h on h.date = day left join by_size s on s.date = day
  on conflict (business_id, date) do update set
    time_zone = excluded.time_zone, waits = excluded.waits, totals = excluded.totals, seated = excluded.seated,
    canceled = excluded.canceled, no_shows = excluded.no_shows, new_customers = excluded.new_customers, quotes = excluded.quotes,
    within = excluded.within, wait_hours = excluded.wait_hours, hour_waits = excluded.hour_waits,
    hour_totals = excluded.hour_totals, sizes = excluded.sizes, ratings = excluded.ratings, size_totals = excluded.size_totals`;
