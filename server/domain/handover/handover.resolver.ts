import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { appointmentsToCome } from '../appointments/of-staff/appointments-to-come.js';
import { waitingForStaff } from '../check-ins/hosting/waiting-for-staff.js';
import { archiveStaff } from './archive-staff.js';
import { ArchiveStaffArgs, StaffIdsArgs } from './handover.inputs.js';
import { StaffArchival } from './StaffArchival.js';
import { StaffReturn } from './StaffReturn.js';
import { undoStaffArchival } from './undo-staff-archival.js';

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
  @Query(() => Int, {
    description: 'How many requested or confirmed appointments to come a staff member has; 0 for any other id.',
  })
  appointmentsToCome(
    @Ctx() context: Context,
    @Arg('staffId', () => ID, { description: 'Id of the staff member.' }) staffId: string,
  ): Promise<number> {
    return appointmentsToCome(context, staffId);
  }

  @Access('staff.write', 'session')
  @Mutation(() => StaffArchival, {
    description:
      'Archives staff members, all or none, and gives the parties that wait for them today, and their appointments to come, to somebody else; events, such as a holiday, stay theirs. Nobody can choose them any more; what was goes on showing them; their access and invitation end. CONFLICT for the caller, and for an owner, with the role 1 in `details.role`.',
  })
  archiveStaffMembers(
    @Ctx() context: Context,
    @Args(() => ArchiveStaffArgs) args: ArchiveStaffArgs,
  ): Promise<StaffArchival> {
    return archiveStaff(context, args);
  }

  @Access('staff.write', 'session')
  @Mutation(() => StaffReturn, {
    description:
      'Brings archived staff members back, all or none. Within 10 minutes of their archival they also get back the appointments and parties that it gave to somebody else, unless these changed meanwhile. CONFLICT above 1,000 live ones.',
  })
  undoStaffArchival(@Ctx() context: Context, @Args(() => StaffIdsArgs) { ids }: StaffIdsArgs): Promise<StaffReturn> {
    return undoStaffArchival(context, ids);
  }
}
