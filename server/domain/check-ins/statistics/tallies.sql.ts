import { sql, type Sql } from '../../../core/database/sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { waitsFrom } from '../waits/waits-from.sql.js';
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
           c.quote_low, c.quote_high, c.staff_id, c.asked_for_staff,
           date_part('epoch', case when is_undone then (select at from (${calledAt(sql`check_in_id = c.id`)}) a)
                                   else called.at end - ${waitsFrom(sql`c`)}) / 60 as minutes
    from check_in c left join called on called.check_in_id = c.id
    where c.deleted_at is null and c.created_at >= ${begin} and c.created_at < ${finish} offset 0
  ), party as (
    select local::date as date, date_part('hour', local)::int as hour, least(party_size, 10) as size, rating,
           case when minutes < 0 then 0 else floor(minutes + 0.5)::int end as wait, status = 'seated' as is_seated,
           status = 'canceled' and cancel_by is distinct from 'no-show' as is_canceled,
           status = 'canceled' and cancel_by = 'no-show' as is_no_show, is_new_customer, staff_id, asked_for_staff,
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

const STAFF_COUNTS = sql`
  count(*)::int as total, count(*) filter (where asked_for_staff)::int as asked, count(*) filter (where is_seated)::int as seated,
  count(*) filter (where is_canceled)::int as canceled, count(*) filter (where is_no_show)::int as no_shows,
  count(wait)::int as waits, coalesce(sum(wait), 0)::int as wait_minutes, count(rating)::int as ratings,
  coalesce(sum(rating), 0)::int as rating_sum`;

/** Parties of a span by staff member, archived ones included, most first: from stored sums, else counted. */
export const staffTallies = (span: Span, storedDays: readonly string[]): Sql => sql`
  with ${parties(span)}, counted as (
    select staff_id, ${STAFF_COUNTS} from party where staff_id is not null and date <> all(${storedDays}::date[]) group by staff_id
    union all
    select unnest(staff_ids), unnest(staff_totals), unnest(staff_asked), unnest(staff_seated), unnest(staff_canceled),
           unnest(staff_no_shows), unnest(staff_waits), unnest(staff_wait_minutes), unnest(staff_ratings), unnest(staff_rating_sums)
    from check_in_day_sums where date = any(${storedDays}::date[])
  )
  select s.id, s.first_name, s.last_name, s.color, not s.is_live as is_archived,
         sum(total)::int as total, sum(asked)::int as asked, sum(seated)::int as seated, sum(canceled)::int as canceled,
         sum(no_shows)::int as no_shows, round(sum(wait_minutes)::numeric / nullif(sum(waits), 0), 1)::float as wait_average_minutes,
         sum(ratings)::int as ratings, round(sum(rating_sum)::numeric / nullif(sum(ratings), 0), 1)::float as rating_average
  from counted join ${STAFF_MEMBERS} s on s.id = staff_id
  group by s.id, s.first_name, s.last_name, s.color, s.is_live order by sum(total) desc, lower(s.first_name), lower(s.last_name), s.id`;

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
  ), by_staff as (
    select date, array_agg(staff_id) as staff_ids, array_agg(total) as staff_totals, array_agg(asked) as staff_asked,
           array_agg(seated) as staff_seated, array_agg(canceled) as staff_canceled, array_agg(no_shows) as staff_no_shows,
           array_agg(waits) as staff_waits, array_agg(wait_minutes) as staff_wait_minutes,
           array_agg(ratings) as staff_ratings, array_agg(rating_sum) as staff_rating_sums
    from (select date, staff_id, ${STAFF_COUNTS} from party where staff_id is not null group by date, staff_id) worked group by date
  )
  insert into check_in_day_sums as d (
    date, time_zone, waits, totals, seated, canceled, no_shows, new_customers, quotes, within, wait_hours, hour_waits,
    hour_totals, sizes, ratings, size_totals, staff_ids, staff_totals, staff_asked, staff_seated, staff_canceled, staff_no_shows,
    staff_waits, staff_wait_minutes, staff_ratings, staff_rating_sums
  )
  select day, ${span.timeZone}, coalesce(waits, '{}'), coalesce(totals, '{}'), coalesce(seated, '{}'),
         coalesce(canceled, '{}'), coalesce(no_shows, '{}'), coalesce(new_customers, '{}'), coalesce(quotes, '{}'),
         coalesce(within, '{}'), coalesce(wait_hours, '{}'), coalesce(hour_waits, '{}'), coalesce(hour_totals, '{}'),
         coalesce(sizes, '{}'), coalesce(ratings, '{}'), coalesce(size_totals, '{}'),
         coalesce(staff_ids, '{}'), coalesce(staff_totals, '{}'), coalesce(staff_asked, '{}'), coalesce(staff_seated, '{}'),
         coalesce(staff_canceled, '{}'), coalesce(staff_no_shows, '{}'), coalesce(staff_waits, '{}'),
         coalesce(staff_wait_minutes, '{}'), coalesce(staff_ratings, '{}'), coalesce(staff_rating_sums, '{}')
  from unnest(${days}::date[]) as day
  left join by_wait w on w.date = day left join by_hour h on h.date = day left join by_size s on s.date = day
  left join by_staff f on f.date = day
  on conflict (business_id, date) do update set
    time_zone = excluded.time_zone, waits = excluded.waits, totals = excluded.totals, seated = excluded.seated,
    canceled = excluded.canceled, no_shows = excluded.no_shows, new_customers = excluded.new_customers, quotes = excluded.quotes,
    within = excluded.within, wait_hours = excluded.wait_hours, hour_waits = excluded.hour_waits,
    hour_totals = excluded.hour_totals, sizes = excluded.sizes, ratings = excluded.ratings, size_totals = excluded.size_totals,
    staff_ids = excluded.staff_ids, staff_totals = excluded.staff_totals, staff_asked = excluded.staff_asked,
    staff_seated = excluded.staff_seated, staff_canceled = excluded.staff_canceled, staff_no_shows = excluded.staff_no_shows,
    staff_waits = excluded.staff_waits, staff_wait_minutes = excluded.staff_wait_minutes, staff_ratings = excluded.staff_ratings,
    staff_rating_sums = excluded.staff_rating_sums`;
