import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { Public } from '../../../../entities/Public.js';

@Public()
@ObjectType({
  description: "A customer's own appointment, for the holder of the link to their data. Its notes are the team's.",
  simpleResolvers: true,
})
export class OwnAppointment {
  @Field(() => ID, { description: 'Id of the appointment.' }) id!: string;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => AppointmentFlag, {
    description: 'Where it stands; canceled of one that was deleted before it took place.',
  })
  flag!: AppointmentFlag;
  @Field(() => [String], { description: 'Names of its services and products.' }) services!: string[];
  @Field(() => [String], { description: 'First names of its staff members; none for anyone.' }) staff!: string[];
}

@Public()
@ObjectType({ description: "A customer's own appointments, one page.", simpleResolvers: true })
export class OwnAppointmentPage {
  @Field(() => [OwnAppointment], { description: 'By when they begin, latest first.' }) items!: OwnAppointment[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Cursor of the next page; null on the last one.' })
  cursor!: string | null;
}
