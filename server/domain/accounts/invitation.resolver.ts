import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { INVITATION_LINK } from '../staff/invitations/invitation-link.js';
import { acceptInvitation } from './accept-invitation.js';
import { InvitedAccountInput } from './invitation.inputs.js';
import { OpenedInvitation } from './invitation.types.js';
import { invitationPage } from './invitation-page.js';
import { signInToInvitation } from './sign-in-to-invitation.js';
import { signUpToInvitation } from './sign-up-to-invitation.js';
import { SignInAnswer } from './SignInAnswer.js';

const TOKEN = { description: 'The token of the mailed link.' };
const BY_LINK = { argument: 'token', token: INVITATION_LINK } as const;

/** What the holder of an invitation's mailed link does. */
@Resolver()
export class InvitationResolver {
  @Access('anyone', 'token', BY_LINK)
  @Query(() => OpenedInvitation, {
    description: 'The invitation of a mailed link, and what became of it. Reading changes nothing. NOT_FOUND.',
  })
  invitation(@Ctx() context: Context, @Arg('token', () => String, TOKEN) token: string): Promise<OpenedInvitation> {
    return invitationPage(context, token);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => SignInAnswer, {
    description:
      'Accepts an invitation as the signed-in user, and opens the business in this session, as switchBusiness does. The role is that of the staff member now. CONFLICT for an invitation that has ended, for another e-mail address, and for somebody who works there already. A repeated call has the same answer.',
  })
  acceptInvitation(@Ctx() context: Context, @Arg('token', () => String, TOKEN) token: string): Promise<SignInAnswer> {
    return acceptInvitation(context, token);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => SignInAnswer, {
    description:
      'Accepts an invitation with the password of the account that its address has, and signs in there. UNAUTHENTICATED for a wrong password; attempts count with those at sign-in. CONFLICT as at acceptInvitation.',
  })
  signInToInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
  ): Promise<SignInAnswer> {
    return signInToInvitation(context, token, password);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => SignInAnswer, {
    description:
      'Accepts an invitation with a new account, and signs in there: the mailed link has proven the address. CONFLICT where it has an account, else as at acceptInvitation.',
  })
  signUpToInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('input', () => InvitedAccountInput, { description: 'The new account.' }) input: InvitedAccountInput,
  ): Promise<SignInAnswer> {
    return signUpToInvitation(context, token, input);
  }
}
