import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { HoursException } from '../../../entities/HoursException.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { deleteHoursExceptions } from '../hours/delete-hours-exceptions.js';
import { HoursExceptionInput, HoursIdsArgs, UsHolidaysArgs } from './hours.inputs.js';
import { OpeningHours, UsHoliday } from '../hours/hours.types.js';
import { setHoursException } from '../hours/set-hours-exception.js';
import { usHolidays } from '../hours/us-holidays.js';
import { BUSINESS_HOURS } from '../hours/whose-hours.js';

@Resolver()
export class HoursExceptionResolver {
  @Access('business.read', 'session')
  @Query(() => [UsHoliday], { description: 'Holidays of the United States, to choose exceptions from.' })
  usHolidays(@Args(() => UsHolidaysArgs) { year }: UsHolidaysArgs): UsHoliday[] {
    return usHolidays(year);
  }

  @Access('business.write', 'session')
  @Mutation(() => HoursException, {
    description: 'Saves the hours of one date, in place of an exception that the date has already.',
  })
  setHoursException(
    @Ctx() context: Context,
    @Arg('input', () => HoursExceptionInput, { description: 'The date and its hours.' }) input: HoursExceptionInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version of the exception that was read, 0 where the date had none; another one in force is STALE with the exception as it is now in `details.current`, one that is gone NOT_FOUND. If omitted, the last save wins.',
    })
    version?: number | null,
  ): Promise<HoursException> {
    return setHoursException(context, BUSINESS_HOURS, { version: version ?? null, input });
  }

  @Access('business.write', 'session')
  @Mutation(() => OpeningHours, {
    description: 'Deletes exceptions, all or none: on their dates the hours of the weekday are back.',
  })
  deleteHoursExceptions(
    @Ctx() context: Context,
    @Args(() => HoursIdsArgs) { ids }: HoursIdsArgs,
  ): Promise<OpeningHours> {
    return deleteHoursExceptions(context, BUSINESS_HOURS, ids);
  }
}
