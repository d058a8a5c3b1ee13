import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({ description: "A phone's session of 300 minutes.", simpleResolvers: true })
export class PhoneSession {
  @Field(() => Secret, { description: 'What the phone shows with every call.' }) token!: string;
  @Field(() => Date, { description: 'When the server ends it.' }) expiresAt!: Date;
  @Field(() => ID, { description: 'The business.' }) businessId!: string;
}
