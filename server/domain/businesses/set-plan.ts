import type { Plan } from '../../../entities/Plan.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { BUSINESS_PAGE } from './topics.js';

/** Sets the plan of the business, without a subscription. */
export async function setPlan(context: Pick<Context, 'db' | 'businessId' | 'tick'>, plan: Plan): Promise<void> {
  await context.db.rows(sql`update business set plan = ${plan} where id = ${context.businessId}`);
  context.tick(BUSINESS_PAGE);
}
