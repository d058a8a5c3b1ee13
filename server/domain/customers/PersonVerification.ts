import { Field, ObjectType } from 'type-graphql';
import { PersonMatch } from './PersonMatch.js';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'Whether a person is a customer of this business.', simpleResolvers: true })
export class PersonVerification {
  @Field({ description: 'Whether they are.' }) verified!: boolean;
  @Field(() => PersonMatch, { nullable: true, description: 'The customer; null if the person is not one.' })
  customer!: PersonMatch | null;
  @Field(() => PersonMatch, { description: 'The person.' }) person!: PersonMatch;
}
