import type { Plan } from '../../../entities/Plan.js';
import { planHas, type Feature } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { defineLoader } from '../../core/loader.js';
import { notFound } from '../../core/Refusal.js';
import { OUR_BUSINESS } from './business.sql.js';

/** Read once in an operation, however many of its fields ask. */
const OUR_PLAN = defineLoader(async ({ db }) => {
  const row = await db.row<{ plan: Plan }>(sql`select plan from ${OUR_BUSINESS} b`);
  return [row?.plan ?? null];
});

/** Whether the plan of the operation's business has a feature. Throws NOT_FOUND without such a business. */
export async function hasFeature(context: Context, feature: Feature): Promise<boolean> {
  const plan = await context.load(OUR_PLAN, context.businessId);
  if (!plan) throw notFound('That business');
  return planHas(plan, feature);
}
