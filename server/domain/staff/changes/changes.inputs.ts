import { ArgsType, Field, ID } from 'type-graphql';
import { TimelineArgs } from '../../../core/graphql/TimelineArgs.js';

@ArgsType()
export class StaffChangesArgs extends TimelineArgs {
  @Field(() => ID, { description: 'Id of the staff member, live or archived.' })
  id!: string;
}
