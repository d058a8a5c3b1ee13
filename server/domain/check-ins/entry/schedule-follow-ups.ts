import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { PLANS_WITH_FEEDBACK, PLANS_WITH_TEXTS } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { joinSql, sql, type Sql } from '../../../core/database/sql.js';
import { enqueueOnceSql, enqueueSql } from '../../../core/jobs/job.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { ASK_FEEDBACK, ASK_VISITORS, CANCEL_NO_SHOW, MEASURE_PACE, TELL_CLOSE } from '../check-in-jobs.js';
import { hasPosition } from '../waits/has-position.sql.js';
import { FEEDBACK_AFTER_MS, UNDO_TRAVEL_MS } from './time-windows.js';
import { PACE_MS } from '../waits/pace.js';
import { HOUR_MS } from '../../../core/durations.js';

/** A job of the whole business that is due this long before a party's own time is sure to find the party: its last try comes within the hour. */
const FOUND_BEFORE_MS = FEEDBACK_AFTER_MS - HOUR_MS;

/**
 * Enqueues the jobs that follow a change to `status`, which can be undone until `undoUntil`, in one statement, except those of the business that wait already. They read the state again when
 * they run.
 */
export function scheduleFollowUps(
  context: Context,
  checkInId: string,
  status: CheckInStatus,
  undoUntil: Date | null,
): void {
  context.db.send(sql`
    select ${joinSql(jobsOf(context, checkInId, status, undoUntil), sql`, `)}
    from ${OUR_BUSINESS} b join ${CHECK_IN_APPS} a on a.business_id = b.id join check_in c on c.id = ${checkInId}`);
}

/** The jobs that follow a change of status, as switched on by the business. Keys keep one job of each, at the time of the newest change. */
function jobsOf(context: Context, checkInId: string, status: CheckInStatus, undoUntil: Date | null): Sql[] {
  const { businessId } = context;
  const now = context.now();
  const tellClose = enqueueOnceSql(TELL_CLOSE, {
    businessId,
    payload: {},
    runAt: sql`${undoUntil && new Date(undoUntil.getTime() + UNDO_TRAVEL_MS)}::timestamptz`,
    key: `tell-close:${businessId}`,
  });
  const isUntold = sql`exists (
    select from check_in w where ${hasPosition(sql`w`, now)} and w.close_told_at is null)`;
  const jobs = [
    sql`case when a.close_texts_enabled and b.plan = any(${PLANS_WITH_TEXTS}::text[]) and ${isUntold} then ${tellClose} end`,
  ];
  if (status === CheckInStatus.READY) {
    const runAt = sql`${now}::timestamptz + make_interval(mins => a.grace_minutes)`;
    const cancel = enqueueSql(CANCEL_NO_SHOW, {
      businessId,
      payload: { checkInId },
      runAt,
      key: `no-show:${checkInId}`,
    });
    jobs.push(sql`case when a.grace_minutes > 0 then ${cancel} end`);
  }
  if (status === CheckInStatus.SEATED)
    jobs.push(sql`case when a.auto_feedback_enabled and b.plan = any(${PLANS_WITH_FEEDBACK}::text[]) then
      case when c.created_at > ${new Date(now.getTime() - FOUND_BEFORE_MS)} then ${askAll(context)} else ${askOne(context, checkInId)} end end`);
  if (status === CheckInStatus.READY || status === CheckInStatus.SEATED) {
    const paceInterval = sql`make_interval(secs => ${PACE_MS / 1000})`;
    // A clock that was ahead must not put it off for longer.
    const runAt = sql`least(greatest(now(), (a.call_pace ->> 'measuredAt')::timestamptz + ${paceInterval}), now() + ${paceInterval})`;
    jobs.push(enqueueOnceSql(MEASURE_PACE, { businessId, payload: {}, runAt, key: `measure-pace:${businessId}` }));
  }
  return jobs;
}

/** The job of the business that finds the check-in `c` in time, whether or not it is seated then. */
const askAll = ({ businessId }: Context): Sql =>
  enqueueOnceSql(ASK_VISITORS, {
    businessId,
    payload: sql`jsonb_build_object('since', c.created_at)`,
    runAt: sql`c.created_at + make_interval(secs => ${FEEDBACK_AFTER_MS / 1000})`,
    key: `ask-unseated:${businessId}`,
  });

const askOne = (context: Context, checkInId: string): Sql =>
  enqueueSql(ASK_FEEDBACK, {
    businessId: context.businessId,
    payload: { checkInId },
    runAt: sql`${new Date(context.now().getTime() + FEEDBACK_AFTER_MS)}::timestamptz`,
    key: `ask-feedback:${checkInId}`,
  });
