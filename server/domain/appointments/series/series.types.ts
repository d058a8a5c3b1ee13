import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentSeries } from '../../../../entities/AppointmentSeries.js';
import { CustomerSummary } from '../../../../entities/CustomerSummary.js';

@ObjectType({ description: 'An appointment that is in the way of a series.', simpleResolvers: true })
export class ConflictingAppointment {
  @Field(() => ID, { description: 'Id of the appointment.' }) id!: string;
  @Field({ description: 'Name of an event; empty of other appointments.' }) title!: string;
  @Field(() => CustomerSummary, { nullable: true, description: 'Whose it is; null of an event.' })
  customer!: CustomerSummary | null;
}

@ObjectType({ description: 'What is in the way of a time of a series.', simpleResolvers: true })
export class SeriesConflict {
  @Field(() => ID, { nullable: true, description: 'Whose time is taken; null for anyone, and of everybody.' })
  staffId!: string | null;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field(() => ConflictingAppointment, {
    nullable: true,
    description:
      'The appointment; null of another time of this series, of one that a customer holds, and of one that is not yours to see.',
  })
  appointment!: ConflictingAppointment | null;
  @Field({ description: 'Whether it is another time of this series.' }) isOfSeries!: boolean;
}

@ObjectType({ description: 'A time of a series that is planned.', simpleResolvers: true })
export class PlannedTime {
  @Field(() => Int, { description: 'Its place in the series, from 1.' }) number!: number;
  @Field({ description: 'Its date, as in 2026-12-25, by the clock of the business.' }) date!: string;
  @Field(() => Date, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => Date, { description: 'When it ends.' }) endsAt!: Date;
  @Field({ description: 'Whether it begins later than the others, as the clock skips their time on that date.' })
  isAfterSkip!: boolean;
  @Field({ description: 'Whether some of it is outside of the hours; never of an event.' }) isOutsideHours!: boolean;
  @Field(() => [SeriesConflict], {
    description: 'What is in the way, by start, the first 10 at most, in a long series fewer; none: it is free.',
  })
  conflicts!: SeriesConflict[];
  @Field(() => Int, { description: 'How many more are in the way.' }) moreConflicts!: number;
}

@ObjectType({ description: 'A series as it would be.', simpleResolvers: true })
export class SeriesPlan {
  @Field({ description: 'Its rule as it would be kept.' }) rule!: string;
  @Field(() => [PlannedTime], { description: 'All its times, in order, 2 to 200.' }) times!: PlannedTime[];
}

@ObjectType({ description: 'A series that was added.', simpleResolvers: true })
export class AddedSeries {
  @Field(() => AppointmentSeries, { description: 'How it was planned.' }) series!: AppointmentSeries;
  @Field(() => [Appointment], { description: 'Its appointments, in order.' }) appointments!: Appointment[];
}

@ObjectType({
  description: 'Which one of a series an appointment is, among those that are not deleted.',
  simpleResolvers: true,
})
export class SeriesPlace {
  @Field(() => Int, { description: 'Its place among them, from 1.' }) number!: number;
  @Field(() => Int, { description: 'How many there are.' }) count!: number;
  @Field(() => Int, { description: 'How many a change of this and the following ones is for.' }) following!: number;
  @Field(() => Int, { description: 'How many a change of all is for.' }) toCome!: number;
}

@ObjectType({ description: 'What a change of a series did.', simpleResolvers: true })
export class SeriesChange {
  @Field(() => Appointment, { description: 'The appointment that was named, as it is now.' }) appointment!: Appointment;
  @Field(() => [ID], { description: 'Ids of those that were changed, by start; none: they were so already.' })
  ids!: string[];
}
