import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { MutationResult } from '../../../core/graphql/MutationResult.js';
import { connectOutsideCalendar } from './connect-outside-calendar.js';
import { disconnectOutsideCalendar } from './disconnect-outside-calendar.js';
import { fetchOutsideCalendar } from './fetch-outside-calendar.js';
import { OutsideCalendar } from './OutsideCalendar.js';
import { outsideCalendar } from './outside-calendar.js';

const STAFF_ID = { description: 'Id of the staff member. NOT_FOUND for somebody else, unless for managers.' } as const;

@Resolver()
export class OutsideResolver {
  @Access('appointment.feed', 'session')
  @Query(() => OutsideCalendar, {
    nullable: true,
    description: 'The calendar elsewhere that blocks times of a staff member; null without one, or where it has ended.',
  })
  outsideCalendar(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, STAFF_ID) staffId: string,
  ): Promise<OutsideCalendar | null> {
    return outsideCalendar(context, staffId);
  }

  @Access('appointment.feed', 'session')
  @Mutation(() => OutsideCalendar, {
    description:
      'Connects a calendar elsewhere, in place of an earlier one, and reads it at once; a failure stands in `fault`. It is read again about every 30 minutes, less often where it fails or is slow, for as long as who connected it may do that and the plan has booking.',
  })
  connectOutsideCalendar(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, STAFF_ID) staffId: string,
    @Arg('address', {
      description:
        'Secret address of the calendar in iCalendar format, with https or webcal, at most 2,000 characters. INVALID_INPUT for any other.',
    })
    address: string,
  ): Promise<OutsideCalendar> {
    return connectOutsideCalendar(context, { staffId, address });
  }

  @Access('appointment.feed', 'session')
  @Mutation(() => OutsideCalendar, {
    description:
      'Reads a connected calendar now; a failure stands in `fault`. NOT_FOUND without one; INVALID_PLAN; RATE_LIMITED; UNAVAILABLE where too many others are being read.',
  })
  fetchOutsideCalendar(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, STAFF_ID) staffId: string,
  ): Promise<OutsideCalendar> {
    return fetchOutsideCalendar(context, staffId);
  }

  @Access('appointment.feed', 'session')
  @Mutation(() => MutationResult, { description: 'Forgets a calendar elsewhere and its busy times.' })
  disconnectOutsideCalendar(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, STAFF_ID) staffId: string,
  ): Promise<MutationResult> {
    return disconnectOutsideCalendar(context, staffId);
  }
}
