import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A customer of the business with their counts.', simpleResolvers: true })
export class CustomerProfile {
  @Field(() => ID, { description: 'Id of the customer.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'Phone number, 10 digits.' }) phone!: string;
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address that a kiosk or staff gave; null when there is none.',
  })
  email!: string | null;
  @Field(() => Int, { description: 'Check-ins in all.' }) totalCheckIns!: number;
  @Field(() => Int, { description: 'Of them seated.' }) totalSeated!: number;
  @Field(() => Int, { description: 'Of them canceled, no-shows apart.' }) totalCanceled!: number;
  @Field(() => Int, { description: 'Of them no-shows.' }) totalNoShows!: number;
  @Field(() => Date, { nullable: true, description: 'When they first checked in; null before.' })
  firstVisitAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'When they last checked in; null before.' })
  lastVisitAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Mean of their ratings, with one decimal; null without.' })
  averageRating!: string | null;
  @Field(() => Int, { description: 'Their appointments that are confirmed, past ones too.' })
  totalConfirmBookings!: number;
  @Field(() => Int, { description: 'Their appointments that were canceled.' }) totalCanceledBookings!: number;
  @Field(() => Int, { description: 'Their appointments to which they did not come.' }) totalNoShowBookings!: number;
  @Field(() => Date, {
    nullable: true,
    description: 'When their next appointment begins, requested or confirmed; null without.',
  })
  nextAppointmentAt!: Date | null;
  @Field({ description: 'Whether they stopped texts with STOP.' }) hasStoppedTexts!: boolean;
}
