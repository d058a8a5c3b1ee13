import { Field, Int, ObjectType } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';

@ObjectType({ description: 'A page of check-ins.', simpleResolvers: true })
export class CheckInPage {
  @Field(() => [CheckIn], { description: 'The entries of this page.' }) items!: CheckIn[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Start of the next page; null on the last.' }) cursor!:
    string | null;
}

@ObjectType({ description: 'How many parties each tab of the queue holds, and each part.', simpleResolvers: true })
export class QueueCounts {
  @Field(() => Int, { description: 'Waiting and ready parties.' }) checkedIn!: number;
  @Field(() => Int, { description: 'Seated parties.' }) seated!: number;
  @Field(() => Int, { description: 'Canceled parties.' }) canceled!: number;
  @Field(() => Int, { description: 'Those that wait and are not ready.' }) waiting!: number;
  @Field(() => Int, { description: 'Those that are ready.' }) ready!: number;
  @Field(() => Int, {
    description:
      'Those that wait longer than they were told when they checked in, and than a hold that they asked for.',
  })
  overdue!: number;
  @Field(() => Date, {
    nullable: true,
    description: 'When the next party becomes overdue, of which no event tells; null when none will.',
  })
  nextOverdueAt!: Date | null;
  @Field(() => Int, { description: 'Those, in any tab, whose text is neither answered nor dismissed.' })
  replies!: number;
}

@ObjectType({ description: 'The queue changed: read it again.', simpleResolvers: true })
export class QueueTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}
