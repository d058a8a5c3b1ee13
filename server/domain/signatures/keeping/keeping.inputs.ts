import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { tooLong } from '../../../core/Refusal.js';

const MAX_REASON = 500;
const YEARS = { message: 'Choose 1 to 50 years' };

@ArgsType()
export class SetFormKeepYearsArgs {
  @Field(() => ID, { description: 'Id of the form.' }) id!: string;

  @Field(() => Int, { nullable: true, description: 'Years, 1 to 50; null keeps it for good.' })
  @IsOptional()
  @Min(1, YEARS)
  @Max(50, YEARS)
  years?: number | null;
}

@ArgsType()
export class HoldCustomerArgs {
  @Field(() => ID, { description: 'Id of the customer.' }) id!: string;

  @Field({ description: 'Why, in up to 500 characters; only owners read it.' })
  @MaxLength(MAX_REASON, tooLong(MAX_REASON, 'A reason has at most 500 characters'))
  reason!: string;
}
