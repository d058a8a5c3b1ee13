import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../../core/graphql/PageArgs.js';
import { outOfRange } from '../../../core/Refusal.js';

const MAX_LISTED = 100;
const LISTED = outOfRange(1, MAX_LISTED, 'Ask for 1 to 100 requests');

@ArgsType()
export class BookingRequestsArgs extends PageArgs {
  @Field(() => Int, { defaultValue: MAX_LISTED, description: 'How many at most, 1 to 100.' })
  @Min(1, LISTED)
  @Max(MAX_LISTED, LISTED)
  first!: number;
}
