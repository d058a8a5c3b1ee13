import type { Plan } from '../../../entities/Plan.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { noteFreeTime } from './note-free-time.js';
import { BUSINESS_PAGE } from './topics.js';

type Setting = Pick<Context, 'db' | 'businessId' | 'tick' | 'enqueue' | 'now'>;

/** Sets the plan of the business, without a subscription. With one that takes bookings again, who waits for a time may find one. */
export async function setPlan(context: Setting, plan: Plan): Promise<void> {
  await context.db.rows(sql`update business set plan = ${plan} where id = ${context.businessId}`);
  if (planHas(plan, 'booking')) noteFreeTime(context);
  context.tick(BUSINESS_PAGE);
}
