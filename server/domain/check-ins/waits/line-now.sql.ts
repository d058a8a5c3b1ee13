import { sql, type Sql } from '../../../core/database/sql.js';
import { bookedSpans } from '../../appointments/of-line/expected.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { partiesInLine } from './has-position.sql.js';
import { isInLineFor } from './checked-in-for.sql.js';
import { waitsFrom } from './waits-from.sql.js';
import type { Pace } from './pace.js';
import { calledAt, CALLS } from './wait-times.sql.js';

/** What quotes are computed from, in minutes since 1970. */
export interface LineNow {
  pace: Pace;
  /** When parties were called up, and since when they had waited, ascending. */
  calls: [at: number, since: number][];
  /** From when the first waiting party waits that nobody has overtaken; null if nobody waits. */
  waitingSince: number | null;
  /** Times of a station each that appointments take up from now on, ascending. */
  booked: [from: number, until: number][];
}

/** More calls tell no more of who is being served. */
const MAX_CALLS = 150;
/** How many events are read to find those calls: mostly a party is made ready, then seated, and sometimes that is undone. In a crowd there are thousands. */
const MAX_EVENTS = 4 * MAX_CALLS;

const minutes = (time: Sql): Sql => sql`round((extract(epoch from ${time}) / 60)::numeric, 2)::float`;

/** From when the party `w` of the line waits for its turn. */
const SINCE = sql`greatest(w.created_at, w.place_at)`;

/** The events of calls after `since`, the latest ones where there are many. */
const latestCalls = (since: Date, now: Date): Sql =>
  sql`${CALLS} and at >= ${since} and at <= ${now} order by at desc limit ${MAX_EVENTS}`;

/** Expression: the LineNow of the business from the calls and the waiting parties after `since`; null without a pace. */
export const lineNow = (since: Date, now: Date): Sql => sql`(
    select json_build_object('pace', a.call_pace, 'calls', coalesce(called.calls, '[]'::json), 'waitingSince', waiting.since, 'booked', booked.spans)
    from ${CHECK_IN_APPS} a cross join lateral (
      select json_agg(json_build_array(${minutes(sql`latest.at`)}, ${minutes(sql`latest.since`)}) order by latest.at) as calls,
             (array_agg(latest.since order by latest.at desc))[1] as last_since
      from (
        select events.at, least(${waitsFrom(sql`c`)}, events.at) as since from (${calledAt(latestCalls(since, now))}) events
        join check_in c on c.id = events.check_in_id where c.deleted_at is null order by events.at desc limit ${MAX_CALLS}
      ) latest
    ) called cross join lateral (
      select ${minutes(sql`coalesce(min(${SINCE}) filter (where ${SINCE} > called.last_since), min(${SINCE}))`)} as since
      from ${partiesInLine(now)} w where w.created_at <= ${now} and w.place_at <= ${now}
    ) waiting cross join lateral (
      select coalesce(json_agg(json_build_array(${minutes(sql`t.starts_at`)}, ${minutes(sql`t.ends_at`)}) order by t.starts_at, t.ends_at), '[]') as spans
      from ${bookedSpans(now)} t where not ${isInLineFor(sql`t.appointment_id`, now)}
    ) booked where a.call_pace is not null
  )`;
