import { ArgsType, Field, ID } from 'type-graphql';
import { StaffMemberIdsArgs } from '../staff/staff.inputs.js';

@ArgsType()
export class ArchiveStaffArgs extends StaffMemberIdsArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      'Live staff member who gets the parties that wait for them today; null or empty for anyone. NOT_FOUND with the reason STAFF_NOT_OFFERED for any other.',
  })
  giveTo?: string | null;
}
