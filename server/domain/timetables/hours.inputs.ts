import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { outOfRange, tooLong } from '../../core/Refusal.js';

const WEEKDAY = outOfRange(0, 6, 'A weekday is 0 for Sunday to 6 for Saturday');
const YEAR = outOfRange(2000, 2100, 'A year is 2000 to 2100');
const MAX_IDS = 1000;
/** More do not fit into a day that begins and ends with one. */
const MAX_RANGES = 48;

@InputType({ description: 'Opening hours that begin on a day, by the clock on the wall.' })
export class DayHoursInput {
  @Field(() => Int, { description: 'When it opens, in minutes of the day, 0 to 1425, in steps of 15.' })
  opens!: number;

  @Field(() => Int, {
    description:
      'When it closes, in minutes of the day, 0 to 1440, in steps of 15; 0 is midnight at the end of the day, anything else below `opens` is on the next day. INVALID_INPUT for the same as `opens`.',
  })
  closes!: number;
}

@InputType({ description: 'Opening hours of every week.' })
export class OpeningRangeInput extends DayHoursInput {
  @Field(() => Int, { description: 'The weekday on which they begin, 0 for Sunday to 6 for Saturday.' })
  @Min(0, WEEKDAY)
  @Max(6, WEEKDAY)
  weekday!: number;
}

@InputType({ description: 'A date with other hours, or none.' })
export class HoursExceptionInput {
  @Field({ description: 'The date, as in 2026-12-25, from yesterday to two years on.' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a date' })
  date!: string;

  @Field({ description: 'What is on this date, 1 to 100 characters.' })
  @MaxLength(100, tooLong(100, 'The name has at most 100 characters'))
  name!: string;

  @Field(() => [DayHoursInput], {
    description: 'The hours that begin on this date, up to 48; none: closed. INVALID_INPUT where they overlap.',
  })
  @ArrayMaxSize(MAX_RANGES, tooLong(MAX_RANGES))
  @ValidateNested()
  ranges!: DayHoursInput[];
}

@ArgsType()
export class HoursIdsArgs {
  @Field(() => [ID], { description: 'Ids, 1 to 1,000.' })
  @ArrayMinSize(1, { message: 'Please choose at least one' })
  @ArrayMaxSize(MAX_IDS, tooLong(MAX_IDS))
  ids!: string[];
}

@InputType({ description: 'Weekly hours as they were read.' })
export class SeenHoursInput {
  @Field(() => ID, { description: 'Id of the hours.' })
  id!: string;

  @Field(() => Int, { description: 'Their version.' })
  version!: number;
}

@ArgsType()
export class CopyHoursArgs {
  @Field(() => Int, { description: 'The weekday whose hours are copied, 0 for Sunday to 6 for Saturday.' })
  @Min(0, WEEKDAY)
  @Max(6, WEEKDAY)
  fromWeekday!: number;

  @Field(() => [Int], { description: 'The weekdays that get them; the copied one among them stays as it is.' })
  @ArrayMinSize(1, { message: 'Please choose at least one day' })
  @ArrayMaxSize(7, tooLong(7))
  @Min(0, { ...WEEKDAY, each: true })
  @Max(6, { ...WEEKDAY, each: true })
  toWeekdays!: number[];

  @Field(() => Boolean, { defaultValue: true, description: 'Whether they replace the hours of those weekdays.' })
  replaces!: boolean;

  @Field(() => [SeenHoursInput], {
    nullable: true,
    description:
      'All weekly hours as they were read, up to 1,000: where those of the weekdays in question are others now, or some are gone, it is STALE with all hours as they are now in `details.current`. If omitted, the last one wins.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_IDS, tooLong(MAX_IDS))
  @ValidateNested()
  seen?: SeenHoursInput[] | null;
}

@ArgsType()
export class UsHolidaysArgs {
  @Field(() => Int, { description: 'The year, 2000 to 2100.' })
  @Min(2000, YEAR)
  @Max(2100, YEAR)
  year!: number;
}
