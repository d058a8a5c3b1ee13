import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { OpeningPart } from '../../../entities/OpeningPart.js';
import { OpeningRange } from '../../../entities/OpeningRange.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addHours } from '../hours/add-hours.js';
import { copyHours } from '../hours/copy-hours.js';
import { deleteHours } from '../hours/delete-hours.js';
import { CopyHoursArgs, HoursIdsArgs, OpeningRangeInput } from './hours.inputs.js';
import { OpeningHours } from '../hours/hours.types.js';
import { openingPart } from '../hours/opening-part.js';
import { openingHours } from '../hours/opening-hours.js';
import { updateHours } from '../hours/update-hours.js';
import { BUSINESS_HOURS } from '../hours/whose-hours.js';

@Resolver()
export class HoursResolver {
  @Access('business.read', 'session')
  @Query(() => OpeningHours, { description: 'The opening hours of your business.' })
  openingHours(@Ctx() context: Context): Promise<OpeningHours> {
    return openingHours(context, BUSINESS_HOURS);
  }

  @Access('business.read', 'session')
  @Query(() => OpeningPart, { description: 'A part of the weekly opening hours of your business.' })
  openingPart(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
  ): Promise<OpeningPart> {
    return openingPart(context, BUSINESS_HOURS, id);
  }

  @Access('business.write', 'session')
  @Mutation(() => OpeningRange, {
    description:
      'Adds hours of every week. CONFLICT if they overlap others, with the `weekday`, `opens` and `closes` of those in `details`.',
  })
  addBusinessHour(
    @Ctx() context: Context,
    @Arg('input', () => OpeningRangeInput, { description: 'The hours.' }) input: OpeningRangeInput,
  ): Promise<OpeningRange> {
    return addHours(context, BUSINESS_HOURS, input);
  }

  @Access('business.write', 'session')
  @Mutation(() => OpeningRange, { description: 'Saves the form of weekly hours. CONFLICT as for new ones.' })
  updateBusinessHour(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the hours, or of one of their parts.' }) id: string,
    @Arg('input', () => OpeningRangeInput, { description: 'The hours.' }) input: OpeningRangeInput,
    @Arg('isPart', () => Boolean, {
      defaultValue: false,
      description:
        'Whether only the part of this id is changed, which is then on its own; older clients know parts only.',
    })
    isPart: boolean,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that was read; another one in force is STALE with the hours as they are now in `details.current`. If omitted, the last save wins: older clients have no versions.',
    })
    version?: number | null,
  ): Promise<OpeningRange> {
    return updateHours(context, BUSINESS_HOURS, { id, version: version ?? null, input, isPart });
  }

  @Access('business.write', 'session')
  @Mutation(() => OpeningHours, { description: 'Deletes weekly hours, all or none; answers with what is left.' })
  deleteBusinessHours(
    @Ctx() context: Context,
    @Args(() => HoursIdsArgs) { ids }: HoursIdsArgs,
    @Arg('areParts', () => Boolean, {
      defaultValue: false,
      description: 'Whether only the parts of these ids are deleted; older clients know parts only.',
    })
    areParts: boolean,
  ): Promise<OpeningHours> {
    return deleteHours(context, BUSINESS_HOURS, { ids, areParts });
  }

  @Access('business.write', 'session')
  @Mutation(() => OpeningHours, {
    description:
      'Copies the hours that begin on a weekday to others. CONFLICT, and nothing changed, where they would overlap.',
  })
  copyHours(@Ctx() context: Context, @Args(() => CopyHoursArgs) args: CopyHoursArgs): Promise<OpeningHours> {
    return copyHours(context, BUSINESS_HOURS, args);
  }
}
