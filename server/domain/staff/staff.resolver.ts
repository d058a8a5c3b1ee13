import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { StaffMember } from '../../../entities/StaffMember.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { topicTicks } from '../../core/graphql/topic-ticks.js';
import { addStaffMember } from './add-staff-member.js';
import { restoreStaffMembers } from './archive-staff-members.js';
import { roles } from './roles.js';
import { AddStaffMemberInput, StaffMemberIdsArgs, StaffMembersArgs, UpdateStaffMemberInput } from './staff.inputs.js';
import { StaffChange, StaffMemberPage, StaffRole, StaffTick } from './staff.types.js';
import { readStaffMember, staffMembers } from './staff-members.js';
import { STAFF } from './topics.js';
import { updateStaffMember } from './update-staff-member.js';

const ID_TEXT = 'Id of the staff member.';

@Resolver(() => StaffMember)
export class StaffResolver {
  @Access('staff.read', 'session')
  @Query(() => StaffMemberPage, {
    description: 'Staff members of your business by first and last name, its owners among them.',
  })
  staffMembers(
    @Ctx() context: Context,
    @Args(() => StaffMembersArgs) args: StaffMembersArgs,
  ): Promise<StaffMemberPage> {
    return staffMembers(context, args);
  }

  @Access('staff.read', 'session')
  @Query(() => StaffMember, { description: 'A staff member of your business, live or archived. Throws NOT_FOUND.' })
  staffMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<StaffMember> {
    return readStaffMember(context, id);
  }

  @Access('staff.read', 'session')
  @Query(() => [StaffRole], { description: 'Every role with what it may do, by its number.' })
  roles(): StaffRole[] {
    return roles();
  }

  @Access('staff.write', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Adds a staff member. CONFLICT above 1,000 live ones. With `invites` it refuses as inviteStaffMember does.',
  })
  addStaffMember(
    @Ctx() context: Context,
    @Arg('input', () => AddStaffMemberInput, { description: 'The staff member.' }) input: AddStaffMemberInput,
  ): Promise<StaffMember> {
    return addStaffMember(context, input);
  }

  @Access('staff.write', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Saves the form of a staff member. A new role is also that of who signs in as them, at once; a new e-mail address voids their invitation. Of an owner only color and items can be changed: CONFLICT with `field` for another name, phone, e-mail address or role, and with the role 1 in `details.role`.',
  })
  updateStaffMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('input', () => UpdateStaffMemberInput, { description: 'The changes.' }) input: UpdateStaffMemberInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that was read; another one in force is STALE with the staff member as they are now in `details.current`. If omitted, the last save wins: older clients have no versions.',
    })
    version?: number | null,
  ): Promise<StaffMember> {
    return updateStaffMember(context, { id, version: version ?? null, input });
  }

  @Access('staff.write', 'session')
  @Mutation(() => StaffChange, {
    description: 'Brings archived staff members back, all or none. CONFLICT above 1,000 live ones.',
  })
  restoreStaffMembers(
    @Ctx() context: Context,
    @Args(() => StaffMemberIdsArgs) { ids }: StaffMemberIdsArgs,
  ): Promise<StaffChange> {
    return restoreStaffMembers(context, ids);
  }

  @Access('staff.read', 'session')
  @Subscription(() => StaffTick, {
    description:
      'Staff members, their hours or photos changed: read them again. Once at the beginning, then at most five a second.',
    subscribe: topicTicks(STAFF),
  })
  staffChanged(@Root() tick: StaffTick): StaffTick {
    return tick;
  }
}
