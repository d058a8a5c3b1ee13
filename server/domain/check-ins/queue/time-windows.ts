import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';

const HOUR_MS = 60 * 60 * 1000;

/** How long a waiting entry has a position (ruling 12): exactly 4 hours old still has one. */
const POSITION_WINDOW_MS = 4 * HOUR_MS;
/** How long a status change or a deletion can be taken back. */
export const UNDO_MS = 10_000;
/** An undo pressed in time may arrive this much later. */
export const UNDO_TRAVEL_MS = 2000;
/** How long a no-show that nobody pressed can be taken back: the host may be with another party. */
export const OVERDUE_UNDO_MS = 30 * 60 * 1000;
/** Who checked in so short a time ago has just been shown how close they are. */
export const JUST_SHOWN_MS = 2 * 60 * 1000;

/** How old a check-in may be to be called up. */
export const CALL_UP_WINDOW_MS = 48 * HOUR_MS;
/** After the last seating, else after check-in, feedback is asked for (ruling 16). */
export const FEEDBACK_AFTER_MS = 3 * HOUR_MS;

/** Entries made before this have no position any more. */
export const positionsSince = (now: Date) => new Date(now.getTime() - POSITION_WINDOW_MS);

/**
 * Parts of a `with`: the window of a business's day, `date` as yyyy-mm-dd or null for Today; today's date is Today. Today also holds entries of the last
 * 4 hours, so that nobody turns read-only at midnight while waiting. Days begin at local midnight, on days with a clock change too.
 */
export const day = (now: Date, date: string | null = null): Sql => sql`
  today as materialized (
    select time_zone, nullif(${date}::date, (${now}::timestamptz at time zone time_zone)::date) as other_day,
           least(
             date_trunc('day', ${now}::timestamptz at time zone time_zone) at time zone time_zone,
             ${now}::timestamptz - interval '4 hours'
           ) as since
    from ${OUR_BUSINESS} b
  ), day as materialized (
    select since as today, other_day, coalesce(other_day::timestamp at time zone time_zone, since) as start,
           coalesce((other_day + 1)::timestamp at time zone time_zone, 'infinity'::timestamptz) as finish
    from today
  )`;
