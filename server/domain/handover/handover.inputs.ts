import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { MAX_STAFF } from '../staff/limits.js';

@ArgsType()
export class StaffIdsArgs {
  @Field(() => [ID], { description: 'Ids of staff members, 1 to 1,000, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_STAFF)
  ids!: string[];
}

@ArgsType()
export class ArchiveStaffArgs extends StaffIdsArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      'Live staff member who gets the parties that wait for them today, and their appointments to come; null or empty for anyone. NOT_FOUND with the reason STAFF_NOT_OFFERED for any other.',
  })
  giveTo?: string | null;
}
