import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { checkInStatistics } from './check-in-statistics.js';
import { CheckInStatistics } from './statistics.types.js';

@Resolver()
export class StatisticsResolver {
  @Access('queue.read', 'session')
  @Query(() => CheckInStatistics, {
    description:
      'Check-ins between two days of the business, both included. Today alone needs no plan; other ranges need one with reports (INVALID_PLAN) and are for owner and manager.',
  })
  checkInStatistics(
    @Ctx() context: Context,
    @Arg('from', () => String, { nullable: true, description: 'First day, yyyy-mm-dd; defaults to today.' })
    from?: string | null,
    @Arg('to', () => String, {
      nullable: true,
      description: 'Last day, yyyy-mm-dd; defaults to today. At most 366 days in all.',
    })
    to?: string | null,
  ): Promise<CheckInStatistics> {
    return checkInStatistics(context, { from: from ?? null, to: to ?? null });
  }
}
