import { PLANS_WITH_BOOKING } from '../../core/access/plans.js';
import { joinSql, sql } from '../../core/database/sql.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';

const PLANS = joinSql(
  PLANS_WITH_BOOKING.map((plan) => sql`${plan}`),
  sql`, `,
);

/** Whether the plan of the business has booking. */
export const HAS_BOOKING = sql`exists (select from ${OUR_BUSINESS} h where h.plan in (${PLANS}))`;
