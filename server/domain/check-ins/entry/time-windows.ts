import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import { startOfToday } from '../waits/has-position.sql.js';

/** How long a status change or a deletion can be undone. */
export const UNDO_MS = 10_000;
/** An undo pressed in time may arrive this much later. */
export const UNDO_TRAVEL_MS = 2000;
/** How long an automatic no-show can be undone: the host may be with another party. */
export const NO_SHOW_UNDO_MS = 30 * MINUTE_MS;
/** A party that checked in this recently has just seen how close it is. */
export const JUST_SHOWN_MS = 2 * MINUTE_MS;

/** A party may be called up again this long after a call-up. */
export const CALL_UP_AGAIN_MS = 3 * MINUTE_MS;
/** How old a check-in may be to be called up. */
export const CALL_UP_WINDOW_MS = 48 * HOUR_MS;
/** After the last seating, else after check-in, feedback is asked for (ruling 16). */
export const FEEDBACK_AFTER_MS = 3 * HOUR_MS;

/**
 * CTE with the window of a business's day, `date` as yyyy-mm-dd or null for Today; today's date is Today. Today also includes check-ins of the last
 * 4 hours, so that waiting parties do not become read-only at midnight. Days begin at local midnight, on days with a clock change too.
 */
export const day = (now: Date, date: string | null = null): Sql => sql`
  today as materialized (
    select time_zone, nullif(${date}::date, (${now}::timestamptz at time zone time_zone)::date) as other_day,
           ${startOfToday(now, sql`time_zone`)} as since
    from ${OUR_BUSINESS} b
  ), day as materialized (
    select since as today, other_day, coalesce(other_day::timestamp at time zone time_zone, since) as start,
           coalesce((other_day + 1)::timestamp at time zone time_zone, 'infinity'::timestamptz) as finish
    from today
  )`;
