import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PageArgs } from '../../../core/graphql/PageArgs.js';
import { outOfRange } from '../../../core/Refusal.js';

const MAX = 100;
const FIRST = outOfRange(1, MAX, 'Ask for 1 to 100 requests');

@ArgsType()
export class StandbysArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 50, description: 'How many, 1 to 100.' })
  @Min(1, FIRST)
  @Max(MAX, FIRST)
  first!: number;
}
