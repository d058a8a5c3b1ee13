import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { Role } from '../../../entities/Role.js';
import { PageArgs } from '../../core/graphql/PageArgs.js';
import { tooLong } from '../../core/Refusal.js';
import { MAX_ITEMS } from '../catalogue/limits.js';
import { MAX_STAFF } from './limits.js';

const NAME = 200;
const PHONE = 40;

@ArgsType()
export class StaffMembersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each a part of the name, phone or e-mail address, in any order; up to 100 characters, without regard to case and accents.',
  })
  @IsOptional()
  @MaxLength(100, tooLong(100, 'A search has at most 100 characters'))
  search?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to list the archived staff members, not the live ones.',
  })
  archived!: boolean;

  @Field(() => Int, { defaultValue: 25, description: 'How many at most, 1 to 1,000.' })
  @Min(1)
  @Max(1000)
  first!: number;
}

@InputType({ description: 'What both forms of a staff member hold.' })
class StaffMemberFields {
  @Field(() => String, {
    nullable: true,
    description: 'Phone number with the dial code 1, in any format; empty for none.',
  })
  @IsOptional()
  @MaxLength(PHONE, tooLong(PHONE))
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address; empty for none.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Color as #rrggbb; #019fe8 for a new one without.' })
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, { message: 'A color is # and six hexadecimal digits, for example #019fe8' })
  color?: string | null;

  @Field(() => Role, {
    nullable: true,
    description: 'Manager, front desk or staff, which a new one without is. INVALID_INPUT for owner.',
  })
  role?: Role | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Items of the catalogue that they do, up to 2,000; none: all. NOT_FOUND with the reason ITEM_NOT_OFFERED for others than live ones, but for those that they do already.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_ITEMS, tooLong(MAX_ITEMS))
  productIds?: string[] | null;
}

@InputType({ description: 'A new staff member.' })
export class AddStaffMemberInput extends StaffMemberFields {
  @Field({ description: 'First name, 1 to 50 characters.' })
  @MaxLength(NAME, tooLong(NAME))
  firstName!: string;

  @Field({ description: 'Last name, 1 to 50 characters.' })
  @MaxLength(NAME, tooLong(NAME))
  lastName!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to mail them a link to sign in, as inviteStaffMember does.',
  })
  invites?: boolean;
}

@InputType({ description: 'Changes of a staff member; omitted fields stay unchanged.' })
export class UpdateStaffMemberInput extends StaffMemberFields {
  @Field(() => String, { nullable: true, description: 'First name, 1 to 50 characters.' })
  @IsOptional()
  @MaxLength(NAME, tooLong(NAME))
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, 1 to 50 characters.' })
  @IsOptional()
  @MaxLength(NAME, tooLong(NAME))
  lastName?: string | null;
}

@ArgsType()
export class StaffMemberIdsArgs {
  @Field(() => [ID], { description: 'Ids of staff members, 1 to 1,000, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_STAFF)
  ids!: string[];
}
