import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'A wait from now, as a range that holds 8 of 10 waits.', simpleResolvers: true })
export class WaitQuote {
  @Field(() => Int, { description: 'Lower end, in minutes.' }) lowMinutes!: number;
  @Field(() => Int, { description: 'Upper end, in minutes.' }) highMinutes!: number;
}
