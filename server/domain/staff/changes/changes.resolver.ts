import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { staffChanges } from './staff-changes.js';
import { StaffChangesArgs } from './changes.inputs.js';
import { RecordChangePage } from './changes.types.js';

@Resolver()
export class ChangesResolver {
  @Access('staff.changes', 'session')
  @Query(() => RecordChangePage, { description: 'Who did what to a staff member, their hours and their photos.' })
  staffChanges(
    @Ctx() context: Context,
    @Args(() => StaffChangesArgs) args: StaffChangesArgs,
  ): Promise<RecordChangePage> {
    return staffChanges(context, args);
  }
}
