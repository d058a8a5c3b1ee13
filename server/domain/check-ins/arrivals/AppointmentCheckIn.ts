import { Field, ID, ObjectType } from 'type-graphql';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';

@ObjectType({ description: 'How the customer of an appointment checked in for it.', simpleResolvers: true })
export class AppointmentCheckIn {
  @Field(() => ID, { description: 'Id of the check-in.' }) id!: string;
  @Field(() => Date, { description: 'When they checked in.' }) at!: Date;
  @Field(() => CheckInStatus, { description: 'Status in the queue.' }) status!: CheckInStatus;
  @Field(() => Date, { nullable: true, description: 'When they were seated; null before.' }) seatedAt!: Date | null;
}
