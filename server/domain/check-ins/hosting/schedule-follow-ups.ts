import { Plan } from '../../../../entities/Plan.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { PLANS, planHas } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { FEEDBACK_AFTER_MS } from '../queue/time-windows.js';

const EVERY_PLAN = Object.values(Plan);
export const PLANS_WITH_TEXTS = EVERY_PLAN.filter((plan) => PLANS[plan].texts > 0);
export const PLANS_WITH_FEEDBACK = EVERY_PLAN.filter((plan) => planHas(plan, 'feedback'));

/** What is due because of a change of status, as far as the business wants it. Keys make each of it one job, whose time the newest change sets. */
const SCHEDULE = `
  with ours as materialized (
    select b.plan, a.*, json_build_object('businessId', b.id::text) as business, json_build_object('businessId', b.id::text, 'checkInId', $1::text) as entry
    from business b join check_in_app a on a.business_id = b.id where b.id = current_setting('app.business_id')::bigint
  )
  select
    case when close_texts_enabled and plan = any($4::text[]) then graphile_worker.enqueue('tell-close', business, null, 'tell-close:' || business_id)::text end as close,
    case when $2 = 'ready' and grace_minutes > 0 then graphile_worker.enqueue('no-show', entry, $3::timestamptz + make_interval(mins => grace_minutes), 'no-show:' || $1)::text end as grace,
    case when $2 = 'seated' and auto_feedback_enabled and plan = any($5::text[]) then graphile_worker.enqueue('ask-feedback', entry, $6, 'ask-feedback:' || $1)::text end as feedback,
    case when $2 in ('ready', 'seated') then graphile_worker.enqueue('measure-pace', business, null, 'measure-pace:' || business_id)::text end as pace
  from ours`;

/** Writes the jobs that a change of status to `status` brings now. They read the state again when they run. */
export function scheduleFollowUps(context: Context, checkInId: string, status: CheckInStatus): void {
  const now = context.now();
  context.db.send(SCHEDULE, [
    checkInId,
    status,
    now,
    PLANS_WITH_TEXTS,
    PLANS_WITH_FEEDBACK,
    new Date(now.getTime() + FEEDBACK_AFTER_MS),
  ]);
}
