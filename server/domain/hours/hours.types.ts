import { Field, ObjectType } from 'type-graphql';
import { DayHours } from '../../../entities/DayHours.js';
import { HoursException } from '../../../entities/HoursException.js';
import { OpeningPart } from '../../../entities/OpeningPart.js';
import { OpeningRange } from '../../../entities/OpeningRange.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({
  description: 'A date on which a business is closed, or has other hours than on its weekday, as visitors see it.',
  simpleResolvers: true,
})
export class PublicHoursException {
  @Field({ description: 'The date, as in 2026-12-25.' }) date!: string;
  @Field({ description: 'What is on this date.' }) name!: string;
  @Field(() => [DayHours], {
    description: 'Hours that begin on this date, in order, instead of those of its weekday; none: closed.',
  })
  ranges!: DayHours[];
}

@Public()
@ObjectType({
  description: 'Whether a business is open, or a staff member works, by the hours.',
  simpleResolvers: true,
})
export class OpenState {
  @Field({ description: 'Whether it is open now.' }) isOpen!: boolean;
  @Field(() => Date, {
    nullable: true,
    description: 'When it closes; null while it is closed, and where it does not close for two weeks.',
  })
  until!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it opens next; null while it is open, and where it does not open within a year.',
  })
  opensAt!: Date | null;
}

@ObjectType({ description: 'All opening hours of your business, or when a staff member works.', simpleResolvers: true })
export class OpeningHours {
  @Field({ description: 'IANA time zone in which the hours are meant.' }) timeZone!: string;
  @Field(() => [OpeningRange], { description: 'Hours of every week, by weekday and start.' }) weekly!: OpeningRange[];
  @Field(() => [OpeningPart], { description: 'The weekly hours cut at midnight, by weekday and start.' })
  parts!: OpeningPart[];
  @Field(() => [HoursException], { description: 'Exceptions that last until yesterday or longer, by date.' })
  exceptions!: HoursException[];
  @Field(() => OpenState, { description: 'Whether it is open now.' }) openState!: OpenState;
}

@ObjectType({ description: 'A holiday of the United States.', simpleResolvers: true })
export class UsHoliday {
  @Field({ description: 'The date, as in 2026-12-25.' }) date!: string;
  @Field({ description: 'Its name.' }) name!: string;
}
