// The statistics of a year of 460,000 visits: its day sums are made by the app's own job, then the year is asked for.
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { idOf, WATCHED } from './data.mjs';
import { median } from './measure.mjs';
import { adminHeaders, ask } from './works.mjs';

const BUSINESS = WATCHED.at(-1);
const VISITS = 460_000;
const REPEATS = 7;
/** The first days of the visits are left out: a range that begins before the first check-in is counted visit by visit. */
const FROM_DAYS = 355;
const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const firstId = idOf(BUSINESS, 1_510_000);

const SEED = `
  insert into check_in (business_id, id, public_id, customer_id, status, party_size, created_at, serviced_at, canceled_at, rating, rated_at, notes)
    select ${BUSINESS}, ${firstId} + n, 'gc_x_year' || n, ${idOf(BUSINESS, 1)} + n % 150, case when n % 8 = 7 then 'canceled' else 'seated' end, 1 + n % 9, at,
      case when n % 8 <> 7 then at + wait end, case when n % 8 = 7 then at + wait end, case when n % 3 = 0 then 1 + n % 5 end, case when n % 3 = 0 then at + wait end, ''
    from generate_series(1, ${VISITS}) n cross join lateral
      (select now() - interval '4 days' - n * interval '67 seconds' as at, make_interval(mins => (4 + n % 37)::int) as wait) visit;
  insert into check_in_event (business_id, id, check_in_id, kind, at, actor, data)
    select ${BUSINESS}, ${idOf(BUSINESS, 0)} + nextval('check_in_event_id_seq'), id, 'status', coalesce(serviced_at, canceled_at), 'account:1', jsonb_build_object('to', status)
    from check_in where business_id = ${BUSINESS} and id > ${firstId} and id <= ${firstId} + ${VISITS};
  analyze check_in, check_in_event;
  select graphile_worker.add_job('sum-days', '{"businessId": "${BUSINESS}"}', job_key => 'sum-days:${BUSINESS}')`;

/** Resolves with the median in ms of the year's statistics, and of the statements that it takes. */
export async function yearOfStatistics(parts) {
  const { superuser } = parts.database;
  await superuser.query(SEED);
  for (;;) {
    const { rows } = await superuser.query(
      `select 1 from graphile_worker._private_jobs where key = 'sum-days:${BUSINESS}'`,
    );
    if (rows.length === 0) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  const body = parts.checkout.body('DashboardPage_Statistics', { from: dayBefore(FROM_DAYS), to: dayBefore(0) });
  const year = () => ask(parts, adminHeaders(parts, BUSINESS), body);
  const { checkInStatistics } = await year();
  assert.ok(checkInStatistics.total > 0.95 * VISITS, `${checkInStatistics.total} of ${VISITS} visits`);
  const times = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const began = performance.now();
    await year();
    times.push(performance.now() - began);
  }
  return { ms: median(times), statements: (await parts.database.statementsOf(year)).operation };
}
