import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

@Public()
@ObjectType({ description: 'A wait from now, as a range that holds 8 of 10 waits.', simpleResolvers: true })
export class WaitQuote {
  @Field(() => Int, {
    description: 'Lower end, in whole minutes, above 10 a multiple of 5; 0: only the upper end is known.',
  })
  lowMinutes!: number;
  @Field(() => Int, {
    description: 'The middle, in whole minutes, above 10 a multiple of 5: as many waits are shorter as longer.',
  })
  minutes!: number;
  @Field(() => Int, { description: 'Upper end, in whole minutes, above 10 a multiple of 5.' }) highMinutes!: number;
}
