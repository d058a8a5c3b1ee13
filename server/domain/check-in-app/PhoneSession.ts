import { Field, ID, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';

@Public()
@ObjectType({ description: "A phone's session of 300 minutes.", simpleResolvers: true })
export class PhoneSession {
  @Field(() => Secret, { description: 'Token that the phone sends with every call.' }) token!: string;
  @Field(() => Date, { description: 'When the server ends it.' }) expiresAt!: Date;
  @Field(() => ID, { description: 'The business.' }) businessId!: string;
}
