import { Field, ObjectType } from 'type-graphql';
import { EmailTokenType } from './EmailTokenType.js';
import { Viewer } from './Viewer.js';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({
  description:
    'Either signed in (viewer and loginToken), or what is still to do before (tokenType and token of the welcome page).',
})
export class SignInAnswer {
  @Field(() => Viewer, { nullable: true, description: 'Who is signed in now.' }) viewer!: Viewer | null;
  @Field(() => Secret, {
    nullable: true,
    description: 'For the Authorization header; our own pages have it in a cookie.',
  })
  loginToken!: string | null;
  @Field(() => EmailTokenType, {
    nullable: true,
    description: 'SIGNUP while the e-mail is not verified or no business is set up.',
  })
  tokenType!: EmailTokenType | null;
  @Field(() => Secret, {
    nullable: true,
    description: 'Goes with tokenType: it sets up the business, or before the mail is read only shows where it went.',
  })
  token!: string | null;
}
