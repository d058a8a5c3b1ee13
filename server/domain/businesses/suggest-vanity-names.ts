import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { findBusiness } from './find-business.js';
import { freeVanityNames } from './vanity-names.js';

/** Free names for the page of the business, from what is typed or its own name, and its place, at most 5. */
export async function suggestVanityNames(context: Context, typed: string | null): Promise<string[]> {
  const business = await findBusiness(context.db, context.businessId);
  if (!business) throw notFound('That business');
  return freeVanityNames(context, { ...business, name: typed?.trim() || business.name });
}
