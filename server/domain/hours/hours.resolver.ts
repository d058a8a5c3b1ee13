import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addBusinessHour } from './add-business-hour.js';
import { copyHours } from './copy-hours.js';
import { deleteBusinessHours, deleteHourParts } from './delete-business-hours.js';
import { CopyHoursArgs, HoursIdsArgs, OpeningRangeInput } from './hours.inputs.js';
import { OpeningHours, OpeningPart, OpeningRange } from './hours.types.js';
import { openingPart } from './opening-part.js';
import { openingHours } from './opening-hours.js';
import { updateBusinessHour } from './update-business-hour.js';

@Resolver()
export class HoursResolver {
  @Access('business.read', 'session')
  @Query(() => OpeningHours, { description: 'The opening hours of your business.' })
  openingHours(@Ctx() context: Context): Promise<OpeningHours> {
    return openingHours(context);
  }

  @Access('business.read', 'session')
  @Query(() => OpeningPart, { description: 'A part of the weekly opening hours of your business.' })
  openingPart(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
  ): Promise<OpeningPart> {
    return openingPart(context, id);
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
    return addBusinessHour(context, input);
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
    return updateBusinessHour(context, { id, version: version ?? null, input, isPart });
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
    return areParts ? deleteHourParts(context, ids) : deleteBusinessHours(context, ids);
  }

  @Access('business.write', 'session')
  @Mutation(() => OpeningHours, {
    description:
      'Copies the hours that begin on a weekday to others. CONFLICT, and nothing changed, where they would overlap.',
  })
  copyHours(@Ctx() context: Context, @Args(() => CopyHoursArgs) args: CopyHoursArgs): Promise<OpeningHours> {
    return copyHours(context, args);
  }
}
