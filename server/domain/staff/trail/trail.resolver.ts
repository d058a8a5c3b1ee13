import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { staffChanges } from './staff-changes.js';
import { StaffChangesArgs } from './trail.inputs.js';
import { RecordChangePage } from './trail.types.js';

@Resolver()
export class TrailResolver {
  @Access('staff.trail', 'session')
  @Query(() => RecordChangePage, { description: 'Who did what to a staff member, their hours and their photos.' })
  staffChanges(
    @Ctx() context: Context,
    @Args(() => StaffChangesArgs) args: StaffChangesArgs,
  ): Promise<RecordChangePage> {
    return staffChanges(context, args);
  }
}
