import type { Plan } from '../../../entities/Plan.js';
import { sql } from '../../core/database/sql.js';
import type { Db } from '../../core/database/transaction.js';
import { tickOf } from '../../core/topic.js';
import { BUSINESS_PAGE } from './topics.js';

/** Sets the plan of a business, without a subscription. */
export async function setPlan(db: Db, businessId: string, plan: Plan): Promise<void> {
  await db.rows(sql`update business set plan = ${plan} where id = ${businessId}`);
  db.notify(tickOf(BUSINESS_PAGE, businessId));
}
