import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { TimeRange } from '../calendar/calendar.types.js';
import { BookableTimesArgs } from './bookable-times.inputs.js';
import { bookableTimes } from './bookable-times.js';
import { BookableTimes } from './bookable-times.types.js';
import { BOOKED_TIMES_DAYS, bookedTimes } from './booked-times.js';
import { LOOKS } from './look-limit.js';

@Resolver()
export class AvailabilityResolver {
  @Access('anyone', 'public', { argument: 'businessId', limit: LOOKS })
  @Query(() => BookableTimes, {
    description:
      'When customers can book a visit in some days: none in the past, before the notice or beyond the window of the business, nor of more than a day. INVALID_PLAN where the plan has no booking; RATE_LIMITED above 120 looks a minute.',
  })
  bookableTimes(
    @Ctx() context: Context,
    @Args(() => BookableTimesArgs) args: BookableTimesArgs,
  ): Promise<BookableTimes> {
    return bookableTimes(context, args);
  }

  @Access('anyone', 'public', { argument: 'businessId', limit: LOOKS })
  @Query(() => [TimeRange], {
    description: `When the business has appointments or events, or somebody of its staff is busy by an outside calendar, from now on as far as customers can book, ${BOOKED_TIMES_DAYS} days at most, in order: those that overlap or meet are one. INVALID_PLAN where the plan has no booking; RATE_LIMITED above 120 looks a minute.`,
  })
  bookedTimes(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
  ): Promise<TimeRange[]> {
    return bookedTimes(context);
  }
}
