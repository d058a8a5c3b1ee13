import { Field, ID, ObjectType } from 'type-graphql';
import { EmailTokenType } from './EmailTokenType.js';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({ description: 'Whether an e-mail address is known.' })
export class EmailCheck {
  @Field({ description: 'The address, trimmed.' }) email!: string;
  @Field({ description: 'Whether there is an account: continue with sign-in, else with sign-up.' }) known!: boolean;
}

@Public()
@ObjectType({
  description: 'A token for the welcome page, given before the mail is read: it only shows the address of the mail.',
})
export class TokenGrant {
  @Field(() => EmailTokenType, { description: 'Its purpose.' }) tokenType!: EmailTokenType;
  @Field(() => Secret, { description: 'The token.' }) token!: string;
}

@Public()
@ObjectType({ description: 'Result of a mailed sign-up token.' })
export class SignUpTokenAnswer {
  @Field({ description: 'False if it is wrong, used or expired.' }) isTokenValid!: boolean;
  @Field(() => EmailTokenType, { nullable: true, description: 'SIGNUP if it was valid.' })
  tokenType!: EmailTokenType | null;
  @Field(() => Secret, { nullable: true, description: 'The set-up token: 24 hours, until the business exists.' })
  token!: string | null;
}

@Public()
@ObjectType({ description: 'State of an account, for the welcome page.' })
export class AccountState {
  @Field({ description: 'False if the token is wrong, used or expired: then all else is empty.' })
  isTokenValid!: boolean;
  @Field({ description: 'Whether the holder of this token has verified the e-mail.' })
  isUserVerified!: boolean;
  @Field({ description: 'Whether a business is set up.' }) hasBusiness!: boolean;
  @Field(() => String, { nullable: true, description: 'E-mail address of the account.' }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'First name, for the greeting; only once verified.' })
  firstName!: string | null;
  @Field(() => Secret, {
    nullable: true,
    description: 'Only for a verified user with a business, who is thereby signed in.',
  })
  loginToken!: string | null;
}

@Public()
@ObjectType({ description: 'Whether a mailed password token is valid. Checking does not consume it.' })
export class PasswordTokenAnswer {
  @Field({ description: 'False if it is wrong, used or expired.' }) isTokenValid!: boolean;
  @Field(() => ID, { nullable: true, description: 'Number of the account.' }) userId!: string | null;
  @Field(() => Secret, {
    nullable: true,
    description: 'The reset token for resetPassword: 15 minutes, once. Our own pages have it in a cookie too.',
  })
  token!: string | null;
}
