import { ArrayMaxSize, ArrayMinSize, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { MAX_ITEMS } from './limits.js';

@ArgsType()
export class RankArgs {
  @Field(() => ID, { description: 'Id of what moves.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Its new place among all of them, from 0; a place beyond the last is the last. From the fiftieth on they share the rank 49.',
  })
  @Min(0, { message: 'A place is 0 or more' })
  place!: number;

  @Field(() => [ID], {
    description:
      'All ids in the order that the viewer saw, 1 to 2,000; another order in force is STALE with the order as it is now in `details.current`.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  seen!: string[];
}
