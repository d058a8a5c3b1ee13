import { Field, Int, ObjectType } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';

@ObjectType({ description: 'A page of check-ins.', simpleResolvers: true })
export class CheckInPage {
  @Field(() => [CheckIn], { description: 'The entries of this page.' }) items!: CheckIn[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Start of the next page; null on the last.' }) cursor!:
    string | null;
}

@ObjectType({ description: 'How many parties each tab of the queue holds.', simpleResolvers: true })
export class QueueCounts {
  @Field(() => Int, { description: 'Waiting and ready parties.' }) checkedIn!: number;
  @Field(() => Int, { description: 'Seated parties.' }) seated!: number;
  @Field(() => Int, { description: 'Canceled parties.' }) canceled!: number;
}

@ObjectType({ description: 'The queue changed: read it again.', simpleResolvers: true })
export class QueueTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}
