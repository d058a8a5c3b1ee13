import type { OpeningPart } from '../../../entities/OpeningPart.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { hasFeature } from '../businesses/has-feature.js';
import { hourRows } from './hour-rows.js';
import { openingPart } from './opening-part.js';
import { BUSINESS_HOURS } from './whose-hours.js';

/** The parts of the week; none where the plan has no page. Throws NOT_FOUND without such a business. */
export const publicHours = async (context: Context): Promise<OpeningPart[]> =>
  (await hasFeature(context, 'business-page')) ? hourRows(context, BUSINESS_HOURS) : [];

/** A part of the week. Throws NOT_FOUND, also where the plan has no page. */
export async function publicHour(context: Context, id: string): Promise<OpeningPart> {
  if (!(await hasFeature(context, 'business-page'))) throw notFound('Those hours');
  return openingPart(context, BUSINESS_HOURS, id);
}
