import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { enqueueOnceSql } from '../../../core/jobs/job.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { SUM_DAYS } from '../check-in-jobs.js';
import { dayBegin, nextDay } from './days.js';
import { keepDays, PLAN_FOR_SIZE } from './tallies.sql.js';

/** From so many days ago on, a day may change: a party may be called up for 48 hours, and a kiosk hands in what it took for 24. */
const OPEN_DAYS = 3;
/** Days of one transaction; more are left to the next run. */
const MAX_DAYS = 31;

const enqueueSumDays = ({ businessId }: Context) =>
  enqueueOnceSql(SUM_DAYS, { businessId, payload: {}, runAt: sql`null`, key: `sum-days:${businessId}` });

/** Sums are not added up while a check-in of a closed day changes: they would miss it. */
const sumsLock = ({ businessId }: Context) => sql`hashtextextended('sum-days:' || ${businessId}::text, 0)`;

/** Days that are over and have no sums, or sums by another clock, since the first check-in. */
const missingDays = (now: Date) => sql`
  select b.time_zone, ${PLAN_FOR_SIZE}, array(
    select day::date::text
    from generate_series(
      date_trunc('day', (select min(created_at) from check_in) at time zone b.time_zone),
      date_trunc('day', ${now}::timestamptz at time zone b.time_zone) - make_interval(days => ${OPEN_DAYS}), interval '1 day'
    ) day
    where not exists (select from check_in_day_sums d where d.date = day::date and d.time_zone = b.time_zone)
    order by day limit ${MAX_DAYS}
  ) as days
  from ${OUR_BUSINESS} b`;

/** Adds up the days that are over and keeps the sums. */
export async function sumDays(context: Context): Promise<void> {
  const { db } = context;
  db.send(sql`select pg_advisory_xact_lock(${sumsLock(context)})`);
  const { timeZone, days } = (await db.row<{ timeZone: string; days: string[] }>(missingDays(context.now())))!;
  if (days.length === 0) return;
  const span = { begin: dayBegin(days[0]!, timeZone), finish: dayBegin(nextDay(days.at(-1)!), timeZone), timeZone };
  await db.rows(keepDays(span, days));
  if (days.length === MAX_DAYS) context.enqueue(SUM_DAYS, {}, { key: `sum-days:${context.businessId}`, again: true });
}

/** Asks for the sums of the day that is over now, if they are missing. For jobs that run on every busy day. */
export const enqueueMissingDay = (context: Context): void =>
  context.db.send(sql`
    select ${enqueueSumDays(context)} from ${OUR_BUSINESS} b
    where exists (select from check_in where created_at < ${context.now()}::timestamptz - make_interval(days => ${OPEN_DAYS + 1}))
      and not exists (
        select from check_in_day_sums d
        where d.date = (${context.now()}::timestamptz at time zone b.time_zone)::date - ${OPEN_DAYS}::int and d.time_zone = b.time_zone
      )`);

/** Drops the sums of the days of these check-ins, which changed after their day was over, and has them added up anew. */
export function dropSums(context: Context, checkInIds: readonly string[]): void {
  context.db.send(sql`select pg_advisory_xact_lock_shared(${sumsLock(context)})`);
  context.db.send(sql`
    with dropped as (
      delete from check_in_day_sums d using check_in c
      where c.id = any(${checkInIds}::bigint[]) and d.date = (c.created_at at time zone d.time_zone)::date returning d.id
    )
    select ${enqueueSumDays(context)} from dropped limit 1`);
}
