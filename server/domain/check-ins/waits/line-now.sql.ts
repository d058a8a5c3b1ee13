import { sql, type Sql } from '../../../core/database/sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import type { Pace } from './pace.js';
import { calledAt, CALLS } from './wait-times.sql.js';

/** What quotes are computed from, in minutes since 1970. */
export interface LineNow {
  pace: Pace;
  /** When parties were called up, and since when they had waited, ascending. */
  calls: [at: number, since: number][];
  /** Check-in of the first waiting party that nobody has overtaken; null if nobody waits. */
  waitingSince: number | null;
}

/** More calls tell no more of who is being served. */
const MAX_CALLS = 150;

const minutes = (time: Sql): Sql => sql`round((extract(epoch from ${time}) / 60)::numeric, 2)::float`;

/** Expression: the LineNow of the business from the calls and the waiting parties after `since`; null without a pace. */
export const lineNow = (since: Date, now: Date): Sql => sql`(
    select json_build_object('pace', a.call_pace, 'calls', coalesce(called.calls, '[]'::json), 'waitingSince', waiting.since)
    from ${CHECK_IN_APPS} a cross join lateral (
      select json_agg(json_build_array(${minutes(sql`latest.at`)}, ${minutes(sql`latest.since`)}) order by latest.at) as calls,
             (array_agg(latest.since order by latest.at desc))[1] as last_since
      from (
        select events.at, c.created_at as since from (${calledAt(sql`${CALLS} and at >= ${since} and at <= ${now}`)}) events
        join check_in c on c.id = events.check_in_id where c.deleted_at is null order by events.at desc limit ${MAX_CALLS}
      ) latest
    ) called cross join lateral (
      select ${minutes(sql`coalesce(min(w.created_at) filter (where w.created_at > called.last_since), min(w.created_at))`)} as since
      from check_in w where w.status = 'checked-in' and w.deleted_at is null and w.created_at >= ${since} and w.created_at <= ${now}
    ) waiting where a.call_pace is not null
  )`;
