import type { Context } from '../../../core/context.js';
import { lockKey } from '../../../core/database/lock-business.js';
import { PLAN_FOR_SIZE } from '../../../core/database/plan-for-size.js';
import { sql } from '../../../core/database/sql.js';
import { enqueueOnceSql } from '../../../core/jobs/job.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { SUM_DAYS } from '../check-in-jobs.js';
import { dayBegin, nextDay } from './days.js';
import { storeDays } from './tallies.sql.js';

/** Days this recent may change: a party may be called up for 48 hours, and a kiosk sends offline check-ins for 24. */
const OPEN_DAYS = 3;
/** Days per transaction; the rest is left to the next run. */
const MAX_DAYS = 31;

const enqueueSumDays = ({ businessId }: Context) =>
  enqueueOnceSql(SUM_DAYS, { businessId, payload: {}, runAt: sql`null`, key: `sum-days:${businessId}` });

/** Excludes changes of closed days while their sums are computed. */
const SUMS = 'sum-days';

/** Closed days since the first check-in without sums, or with sums of another time zone. */
const missingDays = (now: Date) => sql`
  select b.time_zone, ${PLAN_FOR_SIZE}, array(
    select day::date::text
    from generate_series(
      date_trunc('day', (
        select created_at from check_in where deleted_at is null order by created_at limit 1
      ) at time zone b.time_zone),
      date_trunc('day', ${now}::timestamptz at time zone b.time_zone) - make_interval(days => ${OPEN_DAYS}), interval '1 day'
    ) day
    where not exists (select from check_in_day_sums d where d.date = day::date and d.time_zone = b.time_zone)
    order by day limit ${MAX_DAYS}
  ) as days
  from ${OUR_BUSINESS} b`;

/** Computes and stores the sums of closed days. */
export async function sumDays(context: Context): Promise<void> {
  const { db } = context;
  db.send(sql`select pg_advisory_xact_lock(${lockKey(SUMS)})`);
  const { timeZone, days } = (await db.row<{ timeZone: string; days: string[] }>(missingDays(context.now())))!;
  if (days.length === 0) return;
  const span = { begin: dayBegin(days[0]!, timeZone), finish: dayBegin(nextDay(days.at(-1)!), timeZone), timeZone };
  await db.rows(storeDays(span, days));
  if (days.length === MAX_DAYS) context.enqueue(SUM_DAYS, {}, { key: `sum-days:${context.businessId}`, again: true });
}

/** Enqueues the sums of the day that just closed, if missing. For jobs that run on every busy day. */
export const enqueueMissingDay = (context: Context): void =>
  context.db.send(sql`
    select ${enqueueSumDays(context)} from ${OUR_BUSINESS} b
    where exists (select from check_in where created_at < ${context.now()}::timestamptz - make_interval(days => ${OPEN_DAYS + 1}))
      and not exists (
        select from check_in_day_sums d
        where d.date = (${context.now()}::timestamptz at time zone b.time_zone)::date - ${OPEN_DAYS}::int and d.time_zone = b.time_zone
      )`);

/** Drops the sums of these check-ins' closed days and enqueues computing them again. */
export function dropSums(context: Context, checkInIds: readonly string[]): void {
  context.db.send(sql`select pg_advisory_xact_lock_shared(${lockKey(SUMS)})`);
  context.db.send(sql`
    with dropped as (
      delete from check_in_day_sums d using check_in c
      where c.id = any(${checkInIds}::bigint[]) and d.date = (c.created_at at time zone d.time_zone)::date returning d.id
    )
    select ${enqueueSumDays(context)} from dropped limit 1`);
}
