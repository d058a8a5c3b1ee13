import { Field, ObjectType } from 'type-graphql';
import { Viewer } from './Viewer.js';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({ description: 'The password was changed.' })
export class ResetPasswordAnswer {
  @Field({ description: 'Always true: failures are errors.' }) isPasswordReset!: boolean;
  @Field({ description: 'A sentence to show.' }) message!: string;
  @Field(() => Viewer, { nullable: true, description: 'The signed-in user; null until a business is set up.' })
  viewer!: Viewer | null;
  @Field(() => Secret, {
    nullable: true,
    description: 'For the Authorization header; our own pages have it in a cookie.',
  })
  loginToken!: string | null;
}
