import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

const WAIT_MEDIAN = 'Median wait in minutes, the mean of the middle two for an even count; null without any.';
const PARTIES = 'Parties that checked in.';

@ObjectType({ description: 'A day of the statistics.', simpleResolvers: true })
export class DayStatistics {
  @Field(() => String, { description: 'The day, yyyy-mm-dd.' }) date!: string;
  @Field(() => Int, { description: PARTIES }) total!: number;
  @Field(() => Int, { description: 'Of them seated.' }) seated!: number;
  @Field(() => Int, { description: 'Of them canceled or left, no-shows apart.' }) canceled!: number;
  @Field(() => Int, { description: 'Of them no-shows.' }) noShows!: number;
  @Field(() => Float, { nullable: true, description: WAIT_MEDIAN }) waitMedianMinutes!: number | null;
  @Field(() => Int, { nullable: true, description: '90th percentile of the wait in minutes; null without any.' })
  waitP90Minutes!: number | null;
}

@ObjectType({ description: 'An hour of the day over the whole range.', simpleResolvers: true })
export class HourStatistics {
  @Field(() => Int, { description: '0 to 23.' }) hour!: number;
  @Field(() => Int, { description: PARTIES }) total!: number;
  @Field(() => Float, { nullable: true, description: WAIT_MEDIAN }) waitMedianMinutes!: number | null;
}

@ObjectType({ description: 'A day of the week over the whole range.', simpleResolvers: true })
export class WeekdayStatistics {
  @Field(() => Int, { description: '1 Monday to 7 Sunday.' }) weekday!: number;
  @Field(() => Int, { description: PARTIES }) total!: number;
  @Field(() => Float, { nullable: true, description: WAIT_MEDIAN }) waitMedianMinutes!: number | null;
}

@ObjectType({ description: 'How many parties had a size.', simpleResolvers: true })
export class PartySizeCount {
  @Field(() => Int, { description: 'Size of the party; 10 stands for 10 and more.' }) size!: number;
  @Field(() => Int, { description: 'How many.' }) count!: number;
}

@ObjectType({ description: 'How many visits got a rating.', simpleResolvers: true })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5.' }) rating!: number;
  @Field(() => Int, { description: 'How many.' }) count!: number;
}

@ObjectType({ description: 'How often the real wait was within the quoted range.', simpleResolvers: true })
export class QuoteAccuracy {
  @Field(() => Int, { description: 'Quotes with a finished wait.' }) quotes!: number;
  @Field(() => Int, { description: 'Of them within the range.' }) within!: number;
  @Field(() => Int, { description: 'Percent that the range promises: 80.' }) promisedPercent!: number;
  @Field(() => Int, { description: 'Percent within the range.' }) keptPercent!: number;
}

@ObjectType({
  description: 'The parties of one staff member; those of anyone are of nobody.',
  simpleResolvers: true,
})
export class StaffStatistics {
  @Field(() => ID, { description: 'Id of the staff member.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'Their color, as #rrggbb.' }) color!: string;
  @Field({ description: 'Whether they are archived.' }) isArchived!: boolean;
  @Field(() => Int, { description: PARTIES }) total!: number;
  @Field(() => Int, { description: 'Of them those whose customer asked for them.' }) asked!: number;
  @Field(() => Int, { description: 'Of them seated.' }) seated!: number;
  @Field(() => Int, { description: 'Of them canceled or left, no-shows apart.' }) canceled!: number;
  @Field(() => Int, { description: 'Of them no-shows.' }) noShows!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Mean wait until the call-up or seating in minutes, with one decimal; null without any.',
  })
  waitAverageMinutes!: number | null;
  @Field(() => Int, { description: 'Ratings.' }) ratings!: number;
  @Field(() => Float, { nullable: true, description: 'Mean rating, 1 to 5 with one decimal; null without any.' })
  ratingAverage!: number | null;
}

@ObjectType({
  description:
    "Check-ins between two days of the business, both included. A party counts on the day it checked in; deleted ones don't count.",
  simpleResolvers: true,
})
export class CheckInStatistics {
  @Field(() => String, { description: 'First day, yyyy-mm-dd.' }) from!: string;
  @Field(() => String, { description: 'Last day, yyyy-mm-dd.' }) to!: string;
  @Field(() => Int, { description: 'Parties that checked in; deleted ones are not counted.' }) total!: number;
  @Field(() => Int, { description: 'Parties that were seated.' }) seated!: number;
  @Field(() => Int, { description: 'Parties that were canceled or left, no-shows apart.' }) canceled!: number;
  @Field(() => Int, { description: 'Parties that did not come after the call-up.' }) noShows!: number;
  @Field(() => Int, { description: 'Parties whose customer was new.' }) newCustomers!: number;
  @Field(() => Int, { description: 'The other parties.' }) returningCustomers!: number;
  @Field(() => Float, {
    nullable: true,
    description:
      'Half of the parties that were called up or seated waited at most this long, in minutes; null without any.',
  })
  waitMedianMinutes!: number | null;
  @Field(() => Int, { nullable: true, description: '9 of 10 waited at most this long, in minutes; null without any.' })
  waitP90Minutes!: number | null;
  @Field(() => [DayStatistics], { description: 'Every day of the range.' }) days!: DayStatistics[];
  @Field(() => [HourStatistics], { description: "The hours of the day, 0 to 23, by the business's clock." })
  hours!: HourStatistics[];
  @Field(() => [WeekdayStatistics], { description: 'The days of the week, Monday (1) to Sunday (7).' })
  weekdays!: WeekdayStatistics[];
  @Field(() => [PartySizeCount], { description: 'Parties by their size; 10 stands for 10 and more.' })
  partySizes!: PartySizeCount[];
  @Field(() => [RatingCount], { description: 'Ratings 1 to 5 and how often each was given.' }) ratings!: RatingCount[];
  @Field(() => QuoteAccuracy, { nullable: true, description: 'Accuracy of the quotes; null without any.' })
  quoteAccuracy!: QuoteAccuracy | null;
}
