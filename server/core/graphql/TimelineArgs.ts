import { IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { CURSOR_PATTERN } from './timeline-place.js';

/** Arguments of a list by time, latest first. */
@ArgsType()
export abstract class TimelineArgs {
  @Field(() => Int, { defaultValue: 25, description: 'How many at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(CURSOR_PATTERN, { message: 'That cursor is not one of ours' })
  after?: string | null;
}
