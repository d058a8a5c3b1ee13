import { Field, ObjectType } from 'type-graphql';
import { EmailTokenType } from './EmailTokenType.js';
import { Viewer } from './Viewer.js';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({
  description:
    'Either signed in (viewer and loginToken), or the next step of the set-up (tokenType and token of the welcome page).',
})
export class SignInAnswer {
  @Field(() => Viewer, { nullable: true, description: 'The signed-in user.' }) viewer!: Viewer | null;
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
    description: 'Belongs to tokenType: sets up the business, or only shows the address until the e-mail is verified.',
  })
  token!: string | null;
}
