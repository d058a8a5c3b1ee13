import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { businessPage } from './business-page.js';
import { Policy } from './Policy.js';
import { BusinessPageContent } from './BusinessPageContent.js';
import { publicPolicies, publicPolicy } from './public-policies.js';

const BUSINESS_TEXT = 'Number of the business.';

@Resolver()
export class PublicPageResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => BusinessPageContent, { description: 'The page of a business.' })
  businessPage(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS_TEXT }) _businessId: string,
  ): Promise<BusinessPageContent> {
    return businessPage(context);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => [Policy], {
    description: 'The policies of the page of a business, in their order; none where its plan has no business page.',
  })
  publicPolicies(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS_TEXT }) _businessId: string,
  ): Promise<Policy[]> {
    return publicPolicies(context);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => Policy, {
    description: 'A policy of a business. NOT_FOUND for any other, and where its plan has no business page.',
  })
  publicPolicy(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS_TEXT }) _businessId: string,
    @Arg('id', () => ID, { description: 'Id of the policy.' }) id: string,
  ): Promise<Policy> {
    return publicPolicy(context, id);
  }
}
