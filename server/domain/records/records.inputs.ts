import { IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { CURSOR_PATTERN } from '../../core/graphql/timeline-place.js';

const VERSION = 'that was read; another one in force is STALE with the customer as they are now in `details.current`.';

@ArgsType()
export class MergeCustomersArgs {
  @Field(() => ID, { description: 'Id of the customer whose record is kept.' })
  keepId!: string;

  @Field(() => ID, { description: 'Id of the customer whose record is merged into it.' })
  mergeId!: string;

  @Field(() => Int, { nullable: true, description: `The version of the kept record ${VERSION}` })
  keepVersion?: number | null;

  @Field(() => Int, { nullable: true, description: `The version of the merged record ${VERSION}` })
  mergeVersion?: number | null;
}

@ArgsType()
export class CustomerTimelineArgs {
  @Field(() => ID, { description: 'Id of the customer.' })
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
