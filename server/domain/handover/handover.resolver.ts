import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { waitingForStaff } from '../check-ins/hosting/waiting-for-staff.js';
import { StaffChange } from '../staff/staff.types.js';
import { archiveStaff } from './archive-staff.js';
import { ArchiveStaffArgs } from './handover.inputs.js';

@Resolver()
export class HandoverResolver {
  @Access('queue.read', 'session')
  @Query(() => Int, {
    description: 'How many parties of Today wait, or are ready, for a staff member; 0 for any other id.',
  })
  waitingForStaff(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, { description: 'Id of the staff member.' }) staffId: string,
  ): Promise<number> {
    return waitingForStaff(context, staffId);
  }

  @Access('staff.write', 'session')
  @Mutation(() => StaffChange, {
    description:
      'Archives staff members, all or none, and gives the parties that wait for them today to somebody else. Nobody can choose them any more; what was goes on showing them; their access and invitation end. CONFLICT for the caller, and for an owner, with the role 1 in `details.role`.',
  })
  archiveStaffMembers(
    @Ctx() context: Context,
    @Args(() => ArchiveStaffArgs) args: ArchiveStaffArgs,
  ): Promise<StaffChange> {
    return archiveStaff(context, args);
  }
}
