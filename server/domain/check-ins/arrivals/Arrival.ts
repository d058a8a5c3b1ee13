import { Field, ObjectType } from 'type-graphql';
import { CheckIn } from '../../../../entities/CheckIn.js';

@ObjectType({ description: 'The check-in of the customer of an appointment.', simpleResolvers: true })
export class Arrival {
  @Field(() => CheckIn, { description: 'Their check-in.' }) checkIn!: CheckIn;
  @Field({ description: 'Whether it is new; otherwise they were in the queue already.' }) isAdded!: boolean;
}
