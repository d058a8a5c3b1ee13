import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { CallerLimit } from '../../core/access/CallerLimit.js';
import type { Context } from '../../core/context.js';
import { MINUTE_MS } from '../../core/durations.js';
import { SearchBusinessesArgs } from './business-search.inputs.js';
import { FoundBusinessPage } from './business-search.types.js';
import { BusinessPageAddress } from './business.types.js';
import { findBusinessPage } from './find-business-page.js';
import { PublicBusiness } from './PublicBusiness.js';
import { readBusiness } from './read-business.js';
import { searchBusinesses } from './search-businesses.js';

/** Every typed letter is a search: this is more than anybody types in the time. */
const SEARCHES = new CallerLimit(
  { max: 300, windowMs: 10 * MINUTE_MS },
  'Too many searches. Please try again in a few minutes.',
);

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

  @Access('anyone', 'none', { limit: SEARCHES })
  @Query(() => FoundBusinessPage, {
    description:
      'Businesses whose page is listed and which have every word of the term, as typed or alike; those in a city or with a ZIP code of the term come first, then by name. RATE_LIMITED above 300 searches in ten minutes.',
  })
  searchBusinesses(
    @Ctx() context: Context,
    @Args(() => SearchBusinessesArgs) args: SearchBusinessesArgs,
  ): Promise<FoundBusinessPage> {
    return searchBusinesses(context, args);
  }
}
