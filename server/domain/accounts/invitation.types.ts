import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { Role } from '../../../entities/Role.js';

/** What became of an invitation. */
export enum InvitationState {
  OPEN = 'OPEN',
  ACCEPTED = 'ACCEPTED',
  EXPIRED = 'EXPIRED',
  REPLACED = 'REPLACED',
  REVOKED = 'REVOKED',
}

registerEnumType(InvitationState, {
  name: 'InvitationState',
  description: 'What became of an invitation.',
  valuesConfig: {
    OPEN: { description: 'It can be accepted.' },
    ACCEPTED: { description: 'It was accepted.' },
    EXPIRED: { description: 'It is older than 7 days.' },
    REPLACED: { description: 'A newer one was sent.' },
    REVOKED: { description: 'It was taken back, or who sent it may not invite any more.' },
  },
});

@Public()
@ObjectType({ description: 'Who is invited, as the form of a new account begins.' })
export class Invitee {
  @Field({ description: 'The invited e-mail address.' }) email!: string;
  @Field({ description: 'First name in the record of the business.' }) firstName!: string;
  @Field({ description: 'Last name in the record of the business.' }) lastName!: string;
  @Field({ description: 'Whether the address has an account: sign in with it, else sign up.' }) hasAccount!: boolean;
  @Field({ description: 'Whether the caller is signed in with this address.' }) isYou!: boolean;
}

@Public()
@ObjectType({ description: 'An invitation, for the holder of its mailed link.' })
export class OpenedInvitation {
  @Field(() => InvitationState, { description: 'What became of it.' }) state!: InvitationState;
  @Field({ description: 'Name of the business.' }) businessName!: string;
  @Field(() => Role, { nullable: true, description: 'Role there; null unless it is open.' }) role!: Role | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of who invites; null unless it is open, and where unknown.',
  })
  inviter!: string | null;
  @Field(() => Invitee, { nullable: true, description: 'Who is invited; null unless it is open.' })
  invitee!: Invitee | null;
}
