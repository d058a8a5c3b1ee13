import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** Whether a staff member signs in. */
export enum StaffAccessState {
  NONE = 'NONE',
  INVITED = 'INVITED',
  UNDELIVERED = 'UNDELIVERED',
  EXPIRED = 'EXPIRED',
  SIGNS_IN = 'SIGNS_IN',
}

registerEnumType(StaffAccessState, {
  name: 'StaffAccessState',
  description: 'Whether a staff member signs in.',
  valuesConfig: {
    NONE: { description: 'Neither signs in nor is invited to.' },
    INVITED: { description: 'Has a link by e-mail that is good until `expiresAt`.' },
    UNDELIVERED: { description: 'Was invited by a mail that did not reach them.' },
    EXPIRED: { description: 'Was invited, and did not accept in time.' },
    SIGNS_IN: { description: 'Is a member: signs in with an account of their own.' },
  },
});

@ObjectType({ description: 'Whether a staff member signs in, and their invitation.', simpleResolvers: true })
export class StaffAccess {
  @Field(() => StaffAccessState, { description: 'Whether they sign in.' }) state!: StaffAccessState;
  @Field(() => String, { nullable: true, description: 'The address that was invited; null without an invitation.' })
  email!: string | null;
  @Field(() => Date, { nullable: true, description: 'Until when the invitation is good; null without one.' })
  expiresAt!: Date | null;
}
