import { Field, ID, ObjectType } from 'type-graphql';
import { EmailTokenType } from './EmailTokenType.js';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({ description: 'Whether an e-mail address is known.' })
export class EmailCheck {
  @Field({ description: 'The address, trimmed.' }) email!: string;
  @Field({ description: 'Whether there is an account: then go on to sign-in, else to sign-up.' }) known!: boolean;
}

@Public()
@ObjectType({
  description:
    'A token for the welcome page, handed out before the mail is read: it shows where the mail went and nothing more.',
})
export class TokenGrant {
  @Field(() => EmailTokenType, { description: 'What it is for.' }) tokenType!: EmailTokenType;
  @Field(() => Secret, { description: 'The token.' }) token!: string;
}

@Public()
@ObjectType({ description: 'What became of a mailed sign-up token.' })
export class SignUpTokenAnswer {
  @Field({ description: 'False if it is wrong, used or too old.' }) isTokenValid!: boolean;
  @Field(() => EmailTokenType, { nullable: true, description: 'SIGNUP if it was valid.' })
  tokenType!: EmailTokenType | null;
  @Field(() => Secret, { nullable: true, description: 'The set-up token: 24 hours, until the business exists.' })
  token!: string | null;
}

@Public()
@ObjectType({ description: 'How far an account is, for the welcome page.' })
export class AccountState {
  @Field({ description: 'False if the token is wrong, used or too old: then nothing else is said.' })
  isTokenValid!: boolean;
  @Field({ description: 'Whether the holder of this token has proven that the e-mail is theirs.' })
  isUserVerified!: boolean;
  @Field({ description: 'Whether a business is set up.' }) hasBusiness!: boolean;
  @Field(() => String, { nullable: true, description: 'E-mail address of the account.' }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'First name, for the greeting; only once verified.' })
  firstName!: string | null;
  @Field(() => Secret, {
    nullable: true,
    description: 'Only for a verified user with a business, who is signed in by this.',
  })
  loginToken!: string | null;
}

@Public()
@ObjectType({ description: 'Whether a mailed password token is good. It is not used up by asking.' })
export class PasswordTokenAnswer {
  @Field({ description: 'False if it is wrong, used or too old.' }) isTokenValid!: boolean;
  @Field(() => ID, { nullable: true, description: 'Number of the account.' }) userId!: string | null;
  @Field(() => Secret, {
    nullable: true,
    description: 'The reset token for resetPassword: 15 minutes, once. Our own pages have it in a cookie too.',
  })
  token!: string | null;
}
