import { IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../../core/graphql/PageArgs.js';
import { outOfRange } from '../../../core/Refusal.js';
import { INSTANT, INSTANT_TEXT, WRITTEN } from '../instants.js';

export const MAX_LISTED_DAYS = 400;
export const MAX_LISTED = 5000;
/** Without a range: from so many days ago on, for so many days. */
export const DEFAULT_RANGE = { daysBefore: 31, days: 120 };

const DAYS = outOfRange(1, MAX_LISTED_DAYS, 'Ask for 1 to 400 days');
const LISTED = outOfRange(1, MAX_LISTED, 'Ask for 1 to 5,000 appointments');

@ArgsType()
export class AppointmentsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Only what ends later: a date or a time in ${WRITTEN} If omitted: the date 31 days ago.`,
  })
  @IsOptional()
  @Matches(INSTANT, INSTANT_TEXT)
  start?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what begins before, written like start; a date is its beginning. If omitted: `days` after start. INVALID_INPUT for more than 400 days.',
  })
  @IsOptional()
  @Matches(INSTANT, INSTANT_TEXT)
  end?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days from start, 1 to 400, where there is no end. If omitted: 120.',
  })
  @IsOptional()
  @Min(1, DAYS)
  @Max(MAX_LISTED_DAYS, DAYS)
  days?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many at most, 1 to 5,000. If omitted: all of them, INVALID_INPUT for more than 5,000, and for more than 5 MB of notes and parts. A page that would be longer has fewer.',
  })
  @IsOptional()
  @Min(1, LISTED)
  @Max(MAX_LISTED, LISTED)
  first?: number | null;
}
