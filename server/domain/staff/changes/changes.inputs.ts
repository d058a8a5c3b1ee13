import { IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { CURSOR_PATTERN } from '../../../core/graphql/timeline-place.js';

@ArgsType()
export class StaffChangesArgs {
  @Field(() => ID, { description: 'Id of the staff member, live or archived.' })
  id!: string;

  @Field(() => Int, { defaultValue: 25, description: 'How many at most, 1 to 100.' })
  @Min(1)
  @Max(100)
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(CURSOR_PATTERN, { message: 'That cursor is not one of ours' })
  after?: string | null;
}
