import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { businessProfile } from './business-profile.js';
import { PageSettingsInput, UpdateBusinessInput } from './business.inputs.js';
import { BusinessPageAddress, BusinessProfile, PageSettings, SavedBusiness } from './business.types.js';
import { findBusinessPage } from './find-business-page.js';
import { pageSettings, updatePageSettings } from './page-settings.js';
import { PublicBusiness } from './PublicBusiness.js';
import { readBusiness } from './read-business.js';
import { suggestVanityNames } from './suggest-vanity-names.js';
import { updateBusiness } from './update-business.js';

const VERSION = (what: string): string =>
  `The version that was read; another one in force is STALE with the ${what} now in \`details.current\`. If omitted, the last save wins: older clients have no versions.`;

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

  @Access('anyone', 'none')
  @Query(() => BusinessPageAddress, {
    description:
      'The page of a name that a business has or had. NOT_FOUND for any other; RATE_LIMITED as for the numbers of businesses.',
  })
  findBusinessPage(
    @Ctx() context: Context,
    @Arg('vanityName', () => String, { description: 'The name in the address.' }) vanityName: string,
  ): Promise<BusinessPageAddress> {
    return findBusinessPage(context, vanityName);
  }

  @Access('business.read', 'session')
  @Query(() => BusinessProfile, { description: 'The profile of your business.' })
  businessProfile(@Ctx() context: Context): Promise<BusinessProfile> {
    return businessProfile(context);
  }

  @Access('business.read', 'session')
  @Query(() => [String], { description: 'Free names for the page of your business, the best first, at most 5.' })
  suggestVanityNames(@Ctx() context: Context): Promise<string[]> {
    return suggestVanityNames(context);
  }

  @Access('business.write', 'session')
  @Mutation(() => SavedBusiness, { description: 'Saves the form of the profile of your business.' })
  updateBusiness(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBusinessInput, { description: 'The changes.' }) input: UpdateBusinessInput,
    @Arg('version', () => Int, { nullable: true, description: VERSION('profile as it is') }) version?: number | null,
  ): Promise<SavedBusiness> {
    return updateBusiness(context, { version: version ?? null, input });
  }

  @Access('business.read', 'session')
  @Query(() => PageSettings, { description: 'The settings of your business page.' })
  pageSettings(@Ctx() context: Context): Promise<PageSettings> {
    return pageSettings(context);
  }

  @Access('page.write', 'session')
  @Mutation(() => PageSettings, { description: 'Saves the settings of your business page.' })
  updatePageSettings(
    @Ctx() context: Context,
    @Arg('input', () => PageSettingsInput, { description: 'The changes.' }) input: PageSettingsInput,
    @Arg('version', () => Int, { nullable: true, description: VERSION('settings as they are') })
    version?: number | null,
  ): Promise<PageSettings> {
    return updatePageSettings(context, { version: version ?? null, input });
  }
}
