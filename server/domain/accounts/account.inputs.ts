import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

const TEXT = /\S/;

@InputType({ description: 'The person who signs up. Names are trimmed.' })
export class SignUpInput {
  @Field({ description: 'First name, up to 50 characters.' })
  @Matches(TEXT, { message: 'Please enter your first name.' })
  @MaxLength(50, { message: 'The first name can have at most 50 characters.' })
  firstName!: string;

  @Field({ description: 'Last name, up to 50 characters.' })
  @Matches(TEXT, { message: 'Please enter your last name.' })
  @MaxLength(50, { message: 'The last name can have at most 50 characters.' })
  lastName!: string;

  @Field({ description: 'E-mail address for signing in.' }) email!: string;
  @Field({ description: 'US phone number with 10 digits, in any format.' }) phone!: string;
  @Field({ description: '8 to 128 characters; the most common ones are refused.' }) password!: string;
  @Field({ description: 'Must be true.' }) isThirteenOrOlder!: boolean;

  @Field(() => String, { nullable: true, description: 'Who recommended Greeter, up to 100 characters.' })
  @IsOptional()
  @MaxLength(100, { message: 'The name can have at most 100 characters.' })
  referByName!: string | null;

  @Field(() => String, { nullable: true, description: 'Referral code, up to 100 characters.' })
  @IsOptional()
  @MaxLength(100, { message: 'The code can have at most 100 characters.' })
  referByCode!: string | null;
}

@InputType({ description: 'A new password for the account of a reset token.' })
export class ResetPasswordInput {
  @Field(() => String, {
    nullable: true,
    description: 'The reset token of verifyPasswordToken; without it the cookie of the same browser.',
  })
  token!: string | null;
  @Field(() => ID, { nullable: true, description: 'If given, must be the account of the token.' }) userId!:
    string | null;
  @Field({ description: '8 to 128 characters; the most common ones are refused.' }) password!: string;
  @Field({ description: 'The same password again.' }) password2!: string;
}
