import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'A wait from now on, as a range: 8 of 10 waits end within it.', simpleResolvers: true })
export class WaitQuote {
  @Field(() => Int, { description: 'From, in minutes.' }) lowMinutes!: number;
  @Field(() => Int, { description: 'To, in minutes.' }) highMinutes!: number;
}
