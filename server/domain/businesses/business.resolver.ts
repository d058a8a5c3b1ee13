import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { topicTicks } from '../../core/graphql/topic-ticks.js';
import { businessProfile } from './business-profile.js';
import { PageSettingsInput, UpdateBusinessInput } from './business.inputs.js';
import { BusinessPageTick, BusinessProfile, PageSettings, SavedBusiness } from './business.types.js';
import { pageSettings, updatePageSettings } from './page-settings.js';
import { suggestVanityNames } from './suggest-vanity-names.js';
import { BUSINESS_PAGE } from './topics.js';
import { updateBusiness } from './update-business.js';

const VERSION = (what: string): string =>
  `The version that was read; another one in force is STALE with the ${what} now in \`details.current\`. If omitted, the last save wins: older clients have no versions.`;

@Resolver()
export class BusinessResolver {
  @Access('business.read', 'session')
  @Query(() => BusinessProfile, { description: 'The profile of your business.' })
  businessProfile(@Ctx() context: Context): Promise<BusinessProfile> {
    return businessProfile(context);
  }

  @Access('business.read', 'session')
  @Query(() => [String], { description: 'Free names for the page of your business, the best first, at most 5.' })
  suggestVanityNames(
    @Ctx() context: Context,
    @Arg('like', () => String, {
      nullable: true,
      description:
        'What is being typed, to suggest names like it; one that could be taken as it is comes first. Without it the names are like that of the business.',
    })
    like?: string | null,
  ): Promise<string[]> {
    return suggestVanityNames(context, like ?? null);
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

  @Access('business.read', 'session')
  @Subscription(() => BusinessPageTick, {
    description:
      'The profile, hours, policies, photos or settings of your business page changed: read them again. Once at the beginning, then at most five a second.',
    subscribe: topicTicks(BUSINESS_PAGE),
  })
  businessPageChanged(@Root() tick: BusinessPageTick): BusinessPageTick {
    return tick;
  }
}
