import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { hasFeature } from '../businesses/has-feature.js';
import { policies } from './policies.js';
import type { Policy } from './Policy.js';

/** The policies of a page; none where the plan has no page. Throws NOT_FOUND without such a business. */
export async function publicPolicies(context: Context): Promise<Policy[]> {
  return (await hasFeature(context, 'business-page')) ? policies(context) : [];
}

/** A policy of a page. Throws NOT_FOUND, also where the plan has no page. */
export async function publicPolicy(context: Context, id: string): Promise<Policy> {
  const policy = (await publicPolicies(context)).find((one) => one.id === id);
  if (!policy) throw notFound('That policy');
  return policy;
}
