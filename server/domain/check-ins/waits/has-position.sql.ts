import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { HOUR_MS } from '../../../core/durations.js';
import { placeAt } from './checked-in-for.sql.js';

/** How long a waiting party has a position, inclusive (ruling 12). */
const POSITION_WINDOW_MS = 4 * HOUR_MS;

/** Earlier check-ins have no position. */
export const positionsSince = (now: Date) => new Date(now.getTime() - POSITION_WINDOW_MS);

/** When Today begins: at local midnight, 4 hours ago at the latest. */
export const startOfToday = (now: Date, timeZone: Sql): Sql => sql`least(
  date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}, ${now}::timestamptz - interval '4 hours')`;

/** Whether the check-in of the alias `party` is of the last 4 hours; one that came early for an appointment of today is until 4 hours after its time. */
export const isRecent = (party: Sql, now: Date): Sql => sql`
  ${party}.created_at >= (select ${startOfToday(now, sql`b.time_zone`)} from ${OUR_BUSINESS} b)
  and (${party}.created_at >= ${positionsSince(now)}::timestamptz or ${placeAt(party)} >= ${positionsSince(now)}::timestamptz)`;

/** Whether the check-in of the alias `party` has a position at `now`: it waits, and is recent (ruling 12). */
export const hasPosition = (party: Sql, now: Date): Sql =>
  sql`${party}.status = 'checked-in' and ${party}.deleted_at is null and ${isRecent(party, now)}`;

/**
 * The parties that have a position at `now`: id, party_size, created_at and place_at. A place that many conditions name is worked out once here: each would
 * have its own look at the appointment, and starting those cost more than reading the line.
 */
export const partiesInLine = (now: Date): Sql => sql`(
  select line.* from (
    select c.id, c.party_size, c.created_at, ${placeAt(sql`c`)} as place_at from check_in c
    where c.status = 'checked-in' and c.deleted_at is null
      and c.created_at >= (select ${startOfToday(now, sql`b.time_zone`)} from ${OUR_BUSINESS} b)
    offset 0
  ) line where line.created_at >= ${positionsSince(now)}::timestamptz or line.place_at >= ${positionsSince(now)}::timestamptz
)`;
