import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A walk-in with whom a staff member is busy.', simpleResolvers: true })
export class WalkIn {
  @Field(() => ID, { description: 'Id of the check-in.' }) id!: string;
  @Field(() => ID, { description: 'Id of the staff member.' }) staffId!: string;
  @Field(() => Date, { description: 'When the party was seated.' }) startsAt!: Date;
  @Field(() => Date, {
    description:
      'When it is expected to end: after the durations of its items, after the booking interval if none has one.',
  })
  endsAt!: Date;
}
