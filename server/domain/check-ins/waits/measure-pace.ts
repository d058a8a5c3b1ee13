import type { Context } from '../../../core/context.js';
import { MEASURE_PACE } from '../check-in-jobs.js';
import { QUEUE } from '../topics.js';
import { MOST_VISITS, type Pace, type Visit } from './pace.js';
import { measurePace } from './pace-of-visits.js';
import { quoterOf } from './quote.js';
import { calledAt } from './wait-times.js';

/** Measured at most this often: what one visit more changes can wait. */
const PACE_MS = 10_000;
/** So many check-ins hold enough that were called up, were it only half of them. */
const CHECK_INS = 2 * MOST_VISITS;
/** Places in line whose quotes say whether anything changed. */
const LOOKED_AT = [0, 1, 2, 3, 5, 8, 13];

const NOW = `select a.pace, b.time_zone as "timeZone" from check_in_app a join business b on b.id = a.business_id`;
/** The line that a kiosk's late check-ins stood in is not known. */
const VISITS = `
  with recent as materialized (
    select id, created_at, party_size, parties_ahead, canceled_at from check_in
    where deleted_at is null and received_at is null and parties_ahead is not null order by created_at desc limit ${CHECK_INS}
  )
  select r.created_at as at, extract(hour from r.created_at at time zone $1)::int as hour, r.parties_ahead as "partiesAhead", r.party_size as "partySize",
         (extract(epoch from coalesce(called.at, r.canceled_at) - r.created_at) / 60)::float as "waitMinutes", called.at is null as "hasLeft"
  from recent r left join lateral (${calledAt('check_in_id = r.id')}) called on true
  where coalesce(called.at, r.canceled_at) is not null`;
const KEEP = `update check_in_app set pace = $1`;

/** Measures the business's pace anew and keeps it; waiting parties see new quotes at once. Comes back where it was measured just now. */
export async function keepPace(context: Context): Promise<void> {
  const now = context.now();
  const { pace: before, timeZone } = (await context.db.row<{ pace: Pace | null; timeZone: string }>(NOW))!;
  const age = before ? now.getTime() - Date.parse(before.measuredAt) : PACE_MS;
  if (age >= 0 && age < PACE_MS) {
    const runAt = new Date(now.getTime() + PACE_MS - age);
    context.enqueue(MEASURE_PACE, {}, { runAt, key: `measure-pace:${context.businessId}`, again: true });
    return;
  }
  const visits = await context.db.rows<Visit & { [column: string]: unknown }>(VISITS, [timeZone]);
  const pace = measurePace(visits, timeZone, now);
  await context.db.rows(KEEP, [pace && JSON.stringify(pace)]);
  if (quotesOf(pace, now) !== quotesOf(before, now)) context.tick(QUEUE);
}

function quotesOf(pace: Pace | null, now: Date): string {
  const quote = pace && quoterOf(pace, now);
  return JSON.stringify(LOOKED_AT.map((partiesAhead) => quote?.({ partiesAhead, partySize: 2 })));
}
