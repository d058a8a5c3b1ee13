import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';

@ArgsType()
export class CustomerCheckInsArgs {
  @Field(() => ID, { description: 'The customer.' })
  customerId!: string;

  @Field(() => Int, { defaultValue: 50, description: 'How many at most, 1 to 1,000.' })
  @Min(1)
  @Max(1000)
  first!: number;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip.' })
  @Min(0)
  skip!: number;
}
