import type { Plan } from '../../../entities/Plan.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { hourRows } from './hour-rows.js';
import type { OpeningPart } from './hours.types.js';
import { openingPart } from './opening-part.js';

/** The parts of the week; none where the plan has no page. Throws NOT_FOUND without such a business. */
export const publicHours = async (context: Context): Promise<OpeningPart[]> =>
  (await hasPage(context)) ? hourRows(context) : [];

/** A part of the week. Throws NOT_FOUND, also where the plan has no page. */
export async function publicHour(context: Context, id: string): Promise<OpeningPart> {
  if (!(await hasPage(context))) throw notFound('Those hours');
  return openingPart(context, id);
}

async function hasPage({ db }: Context): Promise<boolean> {
  const business = await db.row<{ plan: Plan }>(sql`select plan from ${OUR_BUSINESS} b`);
  if (!business) throw notFound('That business');
  return planHas(business.plan, 'business-page');
}
