import { Plan } from '../../../../entities/Plan.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { PLANS, planHas } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { joinSql, sql, type Sql } from '../../../core/database/sql.js';
import { enqueueSql } from '../../../core/jobs/job.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { ASK_FEEDBACK, CANCEL_OVERDUE, MEASURE_PACE, TELL_CLOSE } from '../check-in-jobs.js';
import { FEEDBACK_AFTER_MS } from '../queue/time-windows.js';

const EVERY_PLAN = Object.values(Plan);
export const PLANS_WITH_TEXTS = EVERY_PLAN.filter((plan) => PLANS[plan].texts > 0);
export const PLANS_WITH_FEEDBACK = EVERY_PLAN.filter((plan) => planHas(plan, 'feedback'));

/** Enqueues the jobs that follow a change to `status`, in one statement. They read the state again when they run. */
export function scheduleFollowUps(context: Context, checkInId: string, status: CheckInStatus): void {
  context.db.send(sql`
    select ${joinSql(jobsOf(context, checkInId, status), sql`, `)}
    from ${OUR_BUSINESS} b join ${CHECK_IN_APPS} a on a.business_id = b.id`);
}

/** The jobs that follow a change of status, as switched on by the business. Keys keep one job of each, at the time of the newest change. */
function jobsOf(context: Context, checkInId: string, status: CheckInStatus): Sql[] {
  const { businessId } = context;
  const now = context.now();
  const whole = { businessId, payload: {}, runAt: sql`null` };
  const tellClose = enqueueSql(TELL_CLOSE, { ...whole, key: `tell-close:${businessId}` });
  const jobs = [
    sql`case when a.close_texts_enabled and b.plan = any(${PLANS_WITH_TEXTS}::text[]) then ${tellClose} end`,
  ];
  if (status === CheckInStatus.READY) {
    const runAt = sql`${now}::timestamptz + make_interval(mins => a.grace_minutes)`;
    const cancel = enqueueSql(CANCEL_OVERDUE, {
      businessId,
      payload: { checkInId },
      runAt,
      key: `no-show:${checkInId}`,
    });
    jobs.push(sql`case when a.grace_minutes > 0 then ${cancel} end`);
  }
  if (status === CheckInStatus.SEATED) {
    const runAt = sql`${new Date(now.getTime() + FEEDBACK_AFTER_MS)}::timestamptz`;
    const ask = enqueueSql(ASK_FEEDBACK, {
      businessId,
      payload: { checkInId },
      runAt,
      key: `ask-feedback:${checkInId}`,
    });
    jobs.push(sql`case when a.auto_feedback_enabled and b.plan = any(${PLANS_WITH_FEEDBACK}::text[]) then ${ask} end`);
  }
  if (status === CheckInStatus.READY || status === CheckInStatus.SEATED)
    jobs.push(enqueueSql(MEASURE_PACE, { ...whole, key: `measure-pace:${businessId}` }));
  return jobs;
}
