import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { checkInStatistics } from './check-in-statistics.js';
import { staffStatistics } from './staff-statistics.js';
import { CheckInStatistics, StaffStatistics } from './statistics.types.js';

const FROM = 'First day, yyyy-mm-dd; defaults to today.';
const TO = 'Last day, yyyy-mm-dd; defaults to today. At most 366 days in all.';

@Resolver()
export class StatisticsResolver {
  @Access('queue.read', 'session')
  @Query(() => CheckInStatistics, {
    description:
      'Check-ins between two days of the business, both included. Today alone needs no plan; other ranges need one with reports (INVALID_PLAN) and are for owner and manager.',
  })
  checkInStatistics(
    @Ctx() context: Context,
    @Arg('from', () => String, { nullable: true, description: FROM })
    from?: string | null,
    @Arg('to', () => String, { nullable: true, description: TO })
    to?: string | null,
  ): Promise<CheckInStatistics> {
    return checkInStatistics(context, { from: from ?? null, to: to ?? null });
  }

  @Access('reports.read', 'session')
  @Query(() => [StaffStatistics], {
    description:
      'Parties of each staff member between two days of the business, both included, most first: of those who had any, archived ones included. Days that were closed before parties had staff count nobody.',
  })
  staffStatistics(
    @Ctx() context: Context,
    @Arg('from', () => String, { nullable: true, description: FROM })
    from?: string | null,
    @Arg('to', () => String, { nullable: true, description: TO })
    to?: string | null,
  ): Promise<StaffStatistics[]> {
    return staffStatistics(context, { from: from ?? null, to: to ?? null });
  }
}
