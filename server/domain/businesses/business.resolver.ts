import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { PublicBusiness } from './PublicBusiness.js';
import { readBusiness } from './read-business.js';

@Resolver()
export class BusinessResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => PublicBusiness, {
    description: 'Public facts of a business. RATE_LIMITED for a caller who looks at more than 120 businesses an hour.',
  })
  business(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
  ): Promise<PublicBusiness> {
    return readBusiness(context);
  }
}
