import {
  ArrayMaxSize,
  ArrayMinSize,
  IsEmail,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';
import { MAX_CHANGED, MAX_LISTED, MAX_NOTES, MAX_TAG, MAX_TAGS } from './limits.js';
import { BirthdayFields, EMAIL, isGiven, MONTH, YEAR } from './person.inputs.js';

@ArgsType()
export class CustomersArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each a part of the name, phone number or e-mail address, in any order, also of a record that was merged into theirs; up to 100 characters, without regard to case, accents, apostrophes and hyphens.',
  })
  @IsOptional()
  @MaxLength(100, tooLong(100, 'A search has at most 100 characters'))
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to list the archived customers instead.' })
  archived!: boolean;

  @Field(() => Int, { nullable: true, description: 'Only those born in this month, 1 to 12.' })
  @IsOptional()
  @Min(1, MONTH)
  @Max(12, MONTH)
  birthMonth?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only those born in this year.' })
  @IsOptional()
  @Min(1900, YEAR)
  @Max(2100, YEAR)
  birthYear?: number | null;

  @Field(() => String, { nullable: true, description: 'Only those with this tag.' })
  @IsOptional()
  @MaxLength(MAX_TAG, tooLong(MAX_TAG))
  tag?: string | null;

  @Field(() => Int, { defaultValue: 100, description: 'How many at most, 1 to 5,000.' })
  @Min(1)
  @Max(MAX_LISTED)
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'That cursor is not one of ours' })
  after?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip.' })
  @Min(0)
  @Max(10_000_000)
  skip!: number;
}

@InputType({ description: 'What the team notes of a customer.' })
class CustomerFields extends BirthdayFields {
  @Field(() => String, { nullable: true, description: 'E-mail address; null or empty for none.' })
  @ValidateIf(isGiven)
  @IsEmail({}, EMAIL)
  @MaxLength(254, tooLong(254))
  email?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they get no offers.' })
  offerDisabled?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they get no birthday messages.' })
  birthdayDisabled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Notes of the team, up to 2,000 characters; null for none.' })
  @IsOptional()
  @MaxLength(MAX_NOTES, tooLong(MAX_NOTES, 'Notes have at most 2,000 characters'))
  notes?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'All tags that they have then: at most 20, of up to 30 characters; the same one in other letters counts once.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_TAGS, tooLong(MAX_TAGS, 'A customer has at most 20 tags'))
  @MaxLength(MAX_TAG, { ...tooLong(MAX_TAG, 'A tag has at most 30 characters'), each: true })
  tags?: string[] | null;
}

@InputType({ description: 'A new customer.' })
export class RegisterCustomerInput extends CustomerFields {
  @Field({ description: 'First name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ description: 'Last name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  lastName!: string;

  @Field({ description: 'Phone number of 10 digits, in any format.' })
  @MaxLength(40, tooLong(40))
  phone!: string;
}

@InputType({
  description:
    'Changes of a customer; omitted fields stay unchanged. Names, phone number and birthday are read-only here: they may be sent as they are, INVALID_INPUT if they differ.',
})
export class UpdateCustomerInput extends CustomerFields {
  @Field(() => String, { nullable: true, description: 'First name, as it is.' })
  @IsOptional()
  @MaxLength(200, tooLong(200))
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, as it is.' })
  @IsOptional()
  @MaxLength(200, tooLong(200))
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, as it is, in any format.' })
  @IsOptional()
  @MaxLength(40, tooLong(40))
  phone?: string | null;
}

@InputType({ description: 'Name and birthday of a customer as they should be.' })
export class CorrectCustomerInput extends BirthdayFields {
  @Field({ description: 'First name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ description: 'Last name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  lastName!: string;
}

@ArgsType()
export class CustomerIdsArgs {
  @Field(() => [ID], { description: 'Ids of customers, 1 to 1,000, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CHANGED)
  ids!: string[];
}
