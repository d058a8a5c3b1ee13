import { Field, ObjectType } from 'type-graphql';
import { Appointment } from '../../../../entities/Appointment.js';
import { Public } from '../../../../entities/Public.js';
import { SigningList } from '../../signatures/SigningList.js';

@Public()
@ObjectType({ description: 'What a customer is asked to sign for an appointment.', simpleResolvers: true })
export class AppointmentForms {
  @Field(() => SigningList, { description: 'The forms, and who asks whom; no forms where none are asked for.' })
  list!: SigningList;
  @Field({ description: 'First letter of the last name of the customer; empty without one.' }) lastInitial!: string;
  @Field(() => Date, { description: 'When the appointment begins.' }) startsAt!: Date;
}

@ObjectType({ description: 'An appointment whose forms are on their way to the customer.', simpleResolvers: true })
export class SentAppointmentForms {
  @Field(() => Appointment, { description: 'The appointment.' }) appointment!: Appointment;
  @Field({ description: 'The phone number, with country code, or the e-mail address to which the link goes.' })
  sentTo!: string;
}
