import { IsOptional, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { CopyHoursArgs, HoursExceptionInput } from './hours.inputs.js';

@ArgsType()
export class CopyStaffHoursArgs extends CopyHoursArgs {
  @Field(() => ID, { description: 'The staff member.' })
  staffId!: string;
}

@InputType({ description: 'A date, or several, on which a staff member has other hours, or none: time off.' })
export class StaffHoursExceptionInput extends HoursExceptionInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The last day, as in 2026-12-31, at most 366 days from the first and two years on; where it is omitted there is one day.',
  })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a date' })
  lastDate?: string | null;
}
