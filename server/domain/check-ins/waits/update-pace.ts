import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS, savePace } from '../../check-in-app/check-in-app.sql.js';
import { waitsFrom } from './waits-from.sql.js';
import { MEASURE_PACE } from '../check-in-jobs.js';
import { QUEUE } from '../topics.js';
import { measurePace, type PaceSample } from './measure-pace.js';
import { MAX_VISITS, PACE_MS, type Pace } from './pace.js';
import { calledAt } from './wait-times.sql.js';

const READ = sql`select a.call_pace as pace, b.time_zone from ${CHECK_IN_APPS} a join ${OUR_BUSINESS} b on b.id = a.business_id`;

/** Without offline check-ins, whose queue is unknown. */
const newest = (condition: Sql): Sql => sql`(
  select id, created_at, ${waitsFrom(sql`check_in`)} as since, party_size, canceled_at from check_in
  where deleted_at is null and received_at is null and ${condition} order by created_at desc limit ${MAX_VISITS})`;

/** Apart, so that a crowd that leaves does not displace those that were called up. */
const visits = (timeZone: string) => sql`
  with recent as materialized (
    ${newest(sql`canceled_at is null`)} union all ${newest(sql`canceled_at is not null`)}
  )
  select (extract(epoch from least(r.since, coalesce(called.at, r.canceled_at)) at time zone ${timeZone}) / 60)::float as at,
         (extract(epoch from coalesce(called.at, r.canceled_at) at time zone ${timeZone}) / 60)::float as until,
         r.party_size, called.at is null as has_left
  from recent r left join lateral (${calledAt(sql`check_in_id = r.id`)}) called on true
  where coalesce(called.at, r.canceled_at) is not null`;

/** Measures and stores the business's pace; waiting parties see new quotes at once. Reschedules itself if it was measured just before. */
export async function updatePace(context: Context): Promise<void> {
  const now = context.now();
  const { pace: before, timeZone } = (await context.db.row<{ pace: Pace | null; timeZone: string }>(READ))!;
  const age = before ? now.getTime() - Date.parse(before.measuredAt) : PACE_MS;
  if (age >= 0 && age < PACE_MS) {
    const runAt = new Date(now.getTime() + PACE_MS - age);
    context.enqueue(MEASURE_PACE, {}, { runAt, key: `measure-pace:${context.businessId}`, again: true });
    return;
  }
  const pace = await measurePace(await context.db.rows<PaceSample>(visits(timeZone)), timeZone, now, before);
  if (!pace) return;
  savePace(context, JSON.stringify(pace));
  context.tick(QUEUE);
}
