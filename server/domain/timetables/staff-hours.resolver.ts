import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { HoursException } from '../../../entities/HoursException.js';
import { OpeningPart } from '../../../entities/OpeningPart.js';
import { OpeningRange } from '../../../entities/OpeningRange.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { HoursIdsArgs, OpeningRangeInput } from './hours.inputs.js';
import { OpeningHours } from '../hours/hours.types.js';
import {
  addStaffHour,
  copyStaffHours,
  deleteStaffHours,
  deleteStaffHoursExceptions,
  setStaffHoursException,
  staffHours,
  staffOpeningPart,
  updateStaffHour,
} from './staff-hours.js';
import { CopyStaffHoursArgs, StaffHoursExceptionInput } from './staff-hours.inputs.js';

const MEMBER = 'Id of the staff member.';

@Resolver()
export class StaffHoursResolver {
  @Access('staff.read', 'session')
  @Query(() => OpeningHours, { description: 'When a staff member works. Throws NOT_FOUND.' })
  staffHours(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, { description: MEMBER }) staffId: string,
  ): Promise<OpeningHours> {
    return staffHours(context, staffId);
  }

  @Access('staff.read', 'session')
  @Query(() => OpeningPart, { description: 'A part of the weekly hours of a staff member. Throws NOT_FOUND.' })
  staffOpeningPart(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
  ): Promise<OpeningPart> {
    return staffOpeningPart(context, id);
  }

  @Access('staff.write', 'session')
  @Mutation(() => OpeningRange, {
    description:
      'Adds hours of every week to those of a staff member. CONFLICT if they overlap others of theirs, with the `weekday`, `opens` and `closes` of those in `details`.',
  })
  addStaffHour(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, { description: MEMBER }) staffId: string,
    @Arg('input', () => OpeningRangeInput, { description: 'The hours.' }) input: OpeningRangeInput,
  ): Promise<OpeningRange> {
    return addStaffHour(context, staffId, input);
  }

  @Access('staff.write', 'session')
  @Mutation(() => OpeningRange, {
    description: 'Saves the form of weekly hours of a staff member. CONFLICT as for new ones.',
  })
  updateStaffHour(
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
    return updateStaffHour(context, { id, version: version ?? null, input, isPart });
  }

  @Access('staff.write', 'session')
  @Mutation(() => OpeningHours, {
    description:
      'Deletes weekly hours of one staff member, all or none; answers with what is left. Throws NOT_FOUND, also where they are of several.',
  })
  deleteStaffHours(
    @Ctx() context: Context,
    @Args(() => HoursIdsArgs) { ids }: HoursIdsArgs,
    @Arg('areParts', () => Boolean, {
      defaultValue: false,
      description: 'Whether only the parts of these ids are deleted; older clients know parts only.',
    })
    areParts: boolean,
  ): Promise<OpeningHours> {
    return deleteStaffHours(context, { ids, areParts });
  }

  @Access('staff.write', 'session')
  @Mutation(() => OpeningHours, {
    description:
      'Copies the hours of a staff member that begin on a weekday to others. CONFLICT, and nothing changed, where they would overlap.',
  })
  copyStaffHours(
    @Ctx() context: Context,
    @Args(() => CopyStaffHoursArgs) { staffId, ...copy }: CopyStaffHoursArgs,
  ): Promise<OpeningHours> {
    return copyStaffHours(context, staffId, copy);
  }

  @Access('staff.write', 'session')
  @Mutation(() => HoursException, {
    description:
      'Saves the hours of a staff member on one date or several, in place of the exception of this id or, without an id, of the one that began on the first; without hours it is time off. CONFLICT where another exception has one of the days, with its `date`, `lastDate` and `name` in `details`.',
  })
  setStaffHoursException(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, { description: MEMBER }) staffId: string,
    @Arg('input', () => StaffHoursExceptionInput, { description: 'The dates and their hours.' })
    input: StaffHoursExceptionInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The exception that is changed, where its first day may move. NOT_FOUND for one that is gone.',
    })
    id?: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version of the exception that was read, 0 where none began on the date; another one in force is STALE with the exception as it is now in `details.current`, one that is gone NOT_FOUND. If omitted, the last save wins.',
    })
    version?: number | null,
  ): Promise<HoursException> {
    return setStaffHoursException(context, staffId, { id, version: version ?? null, input });
  }

  @Access('staff.write', 'session')
  @Mutation(() => OpeningHours, {
    description:
      'Deletes exceptions of one staff member, all or none: on their dates the hours of the weekday are back. Throws NOT_FOUND, also where they are of several.',
  })
  deleteStaffHoursExceptions(
    @Ctx() context: Context,
    @Args(() => HoursIdsArgs) { ids }: HoursIdsArgs,
  ): Promise<OpeningHours> {
    return deleteStaffHoursExceptions(context, ids);
  }
}
