import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Role } from '../../../../entities/Role.js';
import { StaffMember } from '../../../../entities/StaffMember.js';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { MutationResult } from '../../../core/graphql/MutationResult.js';
import { inviteStaffMember } from '../invitations/invite-staff-member.js';
import { revokeInvitation } from '../invitations/revoke-invitation.js';
import { lowerOwner, makeOwner, removeOwner } from './change-owner.js';
import { leaveBusiness } from './leave-business.js';
import { removeStaffAccess } from './remove-staff-access.js';

const STAFF_ID = { description: 'Id of the staff member.' };

/** Who signs in at the business. */
@Resolver()
export class AccessResolver {
  @Access('staff.write', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Mails a staff member a link to sign in, good for 7 days; an older one is void from then on. INVALID_INPUT without an e-mail address; CONFLICT where they sign in already, are archived, or the address is that of another member or invitation. RATE_LIMITED above 100 invitations a day of a business, or 5 to one mailbox.',
  })
  inviteStaffMember(@Ctx() context: Context, @Arg('id', () => ID, STAFF_ID) id: string): Promise<StaffMember> {
    return inviteStaffMember(context, id);
  }

  @Access('staff.remove', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Takes the invitation of a staff member back: its link no longer works. Without one nothing changes. NOT_FOUND for no staff member.',
  })
  revokeInvitation(@Ctx() context: Context, @Arg('id', () => ID, STAFF_ID) id: string): Promise<StaffMember> {
    return revokeInvitation(context, id);
  }

  @Access('staff.remove', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Ends the access of a staff member at once, on open screens too; their record stays. CONFLICT for an owner, for somebody who does not sign in, and for the caller.',
  })
  removeStaffAccess(@Ctx() context: Context, @Arg('id', () => ID, STAFF_ID) id: string): Promise<StaffMember> {
    return removeStaffAccess(context, id);
  }

  @Access('owner.change', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Makes a member an owner. PASSWORD_NEEDED before confirmPassword with CHANGE_OWNER; CONFLICT for a staff member who does not sign in.',
  })
  makeOwner(@Ctx() context: Context, @Arg('id', () => ID, STAFF_ID) id: string): Promise<StaffMember> {
    return makeOwner(context, id);
  }

  @Access('owner.change', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Gives an owner, also the caller, another role. PASSWORD_NEEDED before confirmPassword with CHANGE_OWNER; CONFLICT for the last owner.',
  })
  lowerOwner(
    @Ctx() context: Context,
    @Arg('id', () => ID, STAFF_ID) id: string,
    @Arg('role', () => Role, { description: 'Manager, front desk or staff.' }) role: Role,
  ): Promise<StaffMember> {
    return lowerOwner(context, id, role);
  }

  @Access('owner.change', 'session')
  @Mutation(() => StaffMember, {
    description:
      'Ends the access of an owner, also the caller; their record stays, as Staff. PASSWORD_NEEDED before confirmPassword with CHANGE_OWNER; CONFLICT for the last owner.',
  })
  removeOwner(@Ctx() context: Context, @Arg('id', () => ID, STAFF_ID) id: string): Promise<StaffMember> {
    return removeOwner(context, id);
  }

  @Access('business.leave', 'session')
  @Mutation(() => MutationResult, {
    description:
      "Ends the caller's own access to the business of the session. An owner needs confirmPassword with CHANGE_OWNER before; CONFLICT for the last one.",
  })
  leaveBusiness(@Ctx() context: Context): Promise<MutationResult> {
    return leaveBusiness(context);
  }
}
