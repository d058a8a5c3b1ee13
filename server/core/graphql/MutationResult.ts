import { Field, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';

@Public()
@ObjectType({ description: 'It was done.' })
export class MutationResult {
  @Field({ description: 'Always true: what fails is an error.' }) success!: boolean;
  @Field({ description: 'What was done, in a sentence to show.' }) message!: string;
}
