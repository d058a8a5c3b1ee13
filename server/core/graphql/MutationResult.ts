import { Field, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'Result of a mutation without data.' })
export class MutationResult {
  @Field({ description: 'Always true: failures are errors.' }) success!: boolean;
  @Field({ description: 'A sentence to show, saying what was done.' }) message!: string;
}
