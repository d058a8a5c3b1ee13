import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OutsideFault } from '../../../../entities/OutsideFault.js';

@ObjectType({
  description: 'A calendar elsewhere whose busy times block those of a staff member. Only times of it are kept.',
  simpleResolvers: true,
})
export class OutsideCalendar {
  @Field(() => ID, { description: 'Id of the staff member.' }) staffId!: string;
  @Field({ description: 'Host of its address, such as calendar.google.com; the rest is never told again.' })
  host!: string;
  @Field(() => Date, { description: 'When it was connected.' }) connectedAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was last read whole; null while it was not.' })
  fetchedAt!: Date | null;
  @Field(() => Date, { description: 'When it is read again by itself.' }) nextFetchAt!: Date;
  @Field(() => Int, { description: 'How many busy times are kept, 0 to 2,000.' }) busyTimes!: number;
  @Field({ description: 'Whether there are more, of which those that begin first are kept.' }) isCut!: boolean;
  @Field(() => OutsideFault, {
    nullable: true,
    description: 'Why it could not be read the last time; what was read before stays. Null if it could.',
  })
  fault!: OutsideFault | null;
  @Field({ description: 'What the fault is about: a time zone or an HTTP status; empty without.' })
  faultDetail!: string;
}
