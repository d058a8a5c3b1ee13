import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { BusinessPageAddress } from './business.types.js';
import { findBusinessPage } from './find-business-page.js';
import { PublicBusiness } from './PublicBusiness.js';
import { readBusiness } from './read-business.js';

@Resolver()
export class PublicBusinessResolver {
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

  @Access('anyone', 'none')
  @Query(() => BusinessPageAddress, {
    description:
      'The page of a name that a business has or had. NOT_FOUND for any other; RATE_LIMITED as for the numbers of businesses, except for pages that the search lists.',
  })
  findBusinessPage(
    @Ctx() context: Context,
    @Arg('vanityName', () => String, { description: 'The name in the address.' }) vanityName: string,
  ): Promise<BusinessPageAddress> {
    return findBusinessPage(context, vanityName);
  }
}
