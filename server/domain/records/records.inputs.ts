import { ArgsType, Field, ID, Int } from 'type-graphql';
import { TimelineArgs } from '../../core/graphql/TimelineArgs.js';

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
export class CustomerTimelineArgs extends TimelineArgs {
  @Field(() => ID, { description: 'Id of the customer.' })
  id!: string;
}
