import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { MutationResult } from '../../../core/graphql/MutationResult.js';
import { calendarFeed } from './calendar-feed.js';
import { endCalendarFeed } from './end-calendar-feed.js';
import { CalendarFeed, NewCalendarFeed } from './feed.types.js';
import { newCalendarFeed } from './new-calendar-feed.js';

const STAFF_ID = {
  nullable: true,
  description:
    'Id of the staff member; null for the calendar of the business, which managers have. NOT_FOUND for somebody else, unless for managers.',
} as const;

@Resolver()
export class FeedsResolver {
  @Access('appointment.feed', 'session')
  @Query(() => CalendarFeed, {
    nullable: true,
    description:
      'What is known of the address at which programs elsewhere read a calendar, never the address itself; null while there is none.',
  })
  calendarFeed(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, STAFF_ID) staffId?: string | null,
  ): Promise<CalendarFeed | null> {
    return calendarFeed(context, staffId ?? null);
  }

  @Access('appointment.feed', 'session')
  @Mutation(() => NewCalendarFeed, {
    description:
      'Makes an address at which calendar programs read appointments and events, from 30 days ago to a year ahead; an earlier address is void. It ends with the access of its staff member, that of the business with the rights of who made it. CONFLICT for a staff member who does not sign in.',
  })
  newCalendarFeed(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, STAFF_ID) staffId?: string | null,
  ): Promise<NewCalendarFeed> {
    return newCalendarFeed(context, staffId ?? null);
  }

  @Access('appointment.feed', 'session')
  @Mutation(() => MutationResult, {
    description: 'Makes the address at which programs elsewhere read a calendar void, without a new one.',
  })
  endCalendarFeed(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, STAFF_ID) staffId?: string | null,
  ): Promise<MutationResult> {
    return endCalendarFeed(context, staffId ?? null);
  }
}
