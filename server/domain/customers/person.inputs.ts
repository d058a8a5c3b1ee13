import { IsEmail, IsOptional, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { outOfRange, tooLong } from '../../core/Refusal.js';

export const EMAIL = { message: 'Enter an email address such as ann@example.com' };
export const MONTH = outOfRange(1, 12, 'A month is 1 to 12');
const DAY = outOfRange(1, 31, 'A day is 1 to 31');
export const YEAR = outOfRange(1900, 2100, 'A year is 1900 to 2100');
export const isGiven = (_input: unknown, value: unknown) => value !== null && value !== undefined && value !== '';

@InputType({ description: 'A birthday: month and day, with or without the year.' })
export class BirthdayFields {
  @Field(() => Int, { nullable: true, description: 'Month of birth, 1 to 12.' })
  @IsOptional()
  @Min(1, MONTH)
  @Max(12, MONTH)
  birthMonth?: number | null;

  @Field(() => Int, { nullable: true, description: 'Day of birth, 1 to 31.' })
  @IsOptional()
  @Min(1, DAY)
  @Max(31, DAY)
  birthDay?: number | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth.' })
  @IsOptional()
  @Min(1900, YEAR)
  @Max(2100, YEAR)
  birthYear?: number | null;
}

@InputType({ description: 'A new person.' })
export class AddPersonInput {
  @Field({ description: 'First name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ description: 'Last name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  lastName!: string;

  @Field({ description: 'Phone number of 10 digits, in any format.' })
  @MaxLength(40, tooLong(40))
  phone!: string;

  @Field(() => String, { defaultValue: '1', description: 'Dial code of the country; only 1.' })
  dialCode!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address; stored when the person becomes a customer. What a phone gives counts for the check-in that it makes with this handle only.',
  })
  @ValidateIf(isGiven)
  @IsEmail({}, EMAIL)
  @MaxLength(254, tooLong(254))
  email?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Refuse without an e-mail address.' })
  emailRequired!: boolean;
}

@InputType({ description: 'A new customer: a person by handle, or by name and phone.' })
export class AddCustomerInput extends BirthdayFields {
  @Field(() => String, { nullable: true, description: 'Handle of the person; or give names and phone.' })
  handle?: string | null;

  @Field(() => String, { nullable: true, description: 'First name, up to 50 characters.' })
  @IsOptional()
  @MaxLength(200, tooLong(200))
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, up to 50 characters.' })
  @IsOptional()
  @MaxLength(200, tooLong(200))
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number of 10 digits, in any format.' })
  @IsOptional()
  @MaxLength(40, tooLong(40))
  phone?: string | null;

  @Field(() => String, { defaultValue: '1', description: 'Dial code of the country; only 1.' })
  dialCode!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  @ValidateIf(isGiven)
  @IsEmail({}, EMAIL)
  @MaxLength(254, tooLong(254))
  email?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Refuse without an e-mail address.' })
  emailRequired!: boolean;
}
